import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Shell } from './shell.server.ts';

/**
 * Somebody is being asked to log in, over the page she is on; `back` is where she goes then, unless to this page. `aside` are
 * the fields of the form that could not be done before, to be sent again afterwards; null: that is to be done now.
 */
export type LoginAsked = { readonly back?: string; readonly aside?: string | null };
/** In the address of the page after a login that something waits for. */
export const asideMark = 'aside';
let open: LoginAsked | null = typeof location === 'object' && new URLSearchParams(location.search).has(asideMark) ? { aside: null } : null;
const listeners = new Set<() => void>();
const set = (next: LoginAsked | null) => {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const askForLogin = (asked: LoginAsked = {}): void => set(asked);
export const stopAskingForLogin = (): void => set(null);
/** While she is asked the page below stays as it was written for her. */
export const isLoginAsked = (): boolean => open !== null;
export const useLoginAsked = (): LoginAsked | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );

/** Whether the page was written for nobody who is logged in. */
export const useIsGuest = (): boolean => (useRouteLoaderData<Shell>('routes/main-layout')?.nickName ?? null) === null;
