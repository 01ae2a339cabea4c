// What can be said at a table with one tap (the server knows the same ones).
export const PHRASES = [
  'hello', 'good-luck', 'thanks', 'well-played', 'nice-one', 'unlucky', 'sorry', 'wait-please',
  'back-soon', 'your-turn', 'one-more', 'good-game', 'wow', 'oops', 'thinking', 'goodbye',
] as const;
