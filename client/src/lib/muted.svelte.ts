// Whose words one does not want to read; kept on this device.
const KEY = 'paddock.muted';
let people = $state.raw<readonly string[]>(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);

export const muted = (person: string): boolean => people.includes(person);
export const mutedCount = (): number => people.length;

export function toggleMute(person: string): void {
  people = muted(person) ? people.filter((one) => one !== person) : [...people, person];
  localStorage.setItem(KEY, JSON.stringify(people));
}

export function unmuteAll(): void {
  people = [];
  localStorage.removeItem(KEY);
}
