// What those at a table are called: people by their names, bots by level and seat.
import { t } from './words.svelte';

export function nameOf(seat: number, name: string, level: string): string {
  if (name) return name;
  return level && level !== 'person' ? t('bot-name', { level: t(`level-${level}`), number: seat + 1 }) : t('seat-number', { number: seat + 1 });
}
