import { localPath, paths } from '../../paths.ts';

/** What was asked for when the session was found to have ended; done once she has logged in over the page. */
export type Aside = { readonly path: string; readonly fields: readonly (readonly [string, string])[] };

const place = 'kyakhtaPutAside';
/** Long enough to look for a password, short enough that she still knows what she asked for. */
const keptMs = 15 * 60_000;
/** Pages whose forms may be done a moment later without being looked at again: keeping, and putting into the cart. */
const simple = new Set([paths.product(1), paths.shop(1)].map((address) => address.split('?')[0]));

/** Keeps a form for after the login, where it is one of those that can wait. */
export async function putAside(request: Request, now: number = Date.now()): Promise<void> {
  const { pathname, search } = new URL(request.url);
  dropAside();
  if (!simple.has(pathname)) return;
  const fields = [...(await request.formData())].filter((field): field is [string, string] => typeof field[1] === 'string');
  keep({ path: pathname + search, fields, until: now + keptMs });
}

function keep(aside: Aside & { until: number }): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(aside));
  } catch {
    // A browser that keeps nothing: she presses once more.
  }
}

/** What was put aside, once; null when that was too long ago, or on another page than this. */
export function takeAside(pathname: string, now: number = Date.now()): Aside | null {
  const text = read();
  dropAside();
  if (text === null) return null;
  const aside = JSON.parse(text) as Aside & { until: number };
  const path = localPath(aside.path);
  return path !== null && path.split('?')[0] === pathname && now < aside.until ? { path, fields: aside.fields } : null;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

export function dropAside(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing is kept there.
  }
}
