/** Whether a key is meant for the page: not while somebody types, and not with Ctrl, Alt or ⌘. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input, textarea, select, dialog');
}
