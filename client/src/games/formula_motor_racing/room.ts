// Formula Motor Racing in the browser.
export { default as Board } from './Board.svelte';
export { lanes } from './lanes';

/** The hand shows its cards with all that is to be known of them. */
export const covers = (anchor: string): boolean => anchor.startsWith('card:');
