/** Where this console stands on the site, such as `/seller`; set once at the start, before the first route is matched. */
let base = '';

export function standAt(path: string) {
  base = path.replace(/\/$/, '');
}

/** The place a request was for, as the console's own routes name it. */
export function ownPath(url: URL): string {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname;
  return (path || '/') + url.search;
}

/** A place to return to is only ever a path of this console, and never the login itself. */
export function localPath(text: string | null): string | null {
  if (!text || !text.startsWith('/') || text.startsWith('//') || text.includes('\\')) return null;
  const url = new URL(text, 'http://local.invalid');
  if (url.host !== 'local.invalid' || url.pathname === '/login') return null;
  return url.pathname + url.search;
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A path with the parameters that say something. */
export function at(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
