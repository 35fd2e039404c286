import type { SubmitFunction } from 'react-router';
import { localPath, paths } from '../../paths.ts';

const place = 'kyakhtaPutAside';

/** What was asked for when the session was found to have ended; done once she has logged in over the page. */
export type Aside = { readonly path: string; readonly fields: readonly (readonly [string, string])[] };

/** Long enough to look for a password, short enough that she still knows what she asked for. */
const keptMs = 15 * 60_000;
/** Pages whose forms may be done a moment later without being looked at again: keeping, putting into the cart, and claiming a coupon. */
const simple = new Set([paths.product(1), paths.shop(1), paths.couponCentre()].map((address) => address.split('?')[0]));

/** What is kept of a form for after the login, where it is one of those that can wait; else null. */
export function asideOf(path: string, fields: string, now: number = Date.now()): string | null {
  if (fields === '' || !simple.has(path.split('?')[0])) return null;
  return JSON.stringify({ path, fields: [...new URLSearchParams(fields)], until: now + keptMs });
}

/** What was kept, to be done now; null when that was too long ago, or on another page than this. */
export function readAside(text: string | null, pathname: string, now: number = Date.now()): Aside | null {
  if (text === null) return null;
  const { path, fields, until } = JSON.parse(text) as Aside & { until: number };
  const own = localPath(path);
  return own !== null && own.split('?')[0] === pathname && now < until ? { path: own, fields } : null;
}

/** Puts a form aside until she has logged in. @returns whether it waits; a browser that keeps nothing lets her press once more */
export function putAside(path: string, fields: string): boolean {
  const text = asideOf(path, fields);
  takeAside();
  try {
    if (text !== null) sessionStorage.setItem(place, text);
    return text !== null;
  } catch {
    return false;
  }
}

/** What waits, which then waits no longer. */
export function takeAside(): string | null {
  try {
    const text = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return text;
  } catch {
    return null;
  }
}

/** Does what she had asked for when her session was found to have ended, now that she is logged in again. */
export async function doAside(submit: SubmitFunction): Promise<void> {
  const aside = readAside(takeAside(), location.pathname);
  if (aside === null) return;
  const form = new FormData();
  for (const [name, value] of aside.fields) form.append(name, value);
  await submit(form, { method: 'post', action: aside.path, replace: true, preventScrollReset: true });
}
