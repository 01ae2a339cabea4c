// Which page is shown: told by the address, changed without loading anew.
export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: decodeURI(location.pathname),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

let place = $state.raw<Place>(here());
addEventListener('popstate', () => (place = here()));

export const route = {
  get path() {
    return place.path;
  },
  get query() {
    return place.query;
  },
  get hash() {
    return place.hash;
  },
  /** The parts of the path: /t/abc is ['t', 'abc']. */
  get parts() {
    return place.path.split('/').filter(Boolean);
  },
};

/** Go to another page; `replace` leaves no step back. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  place = here();
  if (!place.hash && !replace) scrollTo(0, 0);
}

/** Links within the house are followed without loading anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
