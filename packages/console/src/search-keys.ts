import { useEffect, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

type Field = RefObject<HTMLInputElement | null>;

/** The search of the list that is shown, while there is one. */
let ofList: Field | null = null;
const heard = new Set<() => void>();
const show = (field: Field | null): void => {
  ofList = field;
  for (const hear of heard) hear();
};
const subscribe = (hear: () => void): (() => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};

/** Whether the page has a list with its own search. */
export const useHasListSearch = (): boolean => useSyncExternalStore(subscribe, () => ofList !== null);

/** Makes a field the search of the list: "/" leads to it. */
export function useListSearch(field: Field) {
  useEffect(() => {
    show(field);
    return () => {
      if (ofList === field) show(null);
    };
  }, [field]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
/** By its place on the keyboard: other alphabets have another letter there. */
const isFindKey = (press: KeyboardEvent): boolean =>
  press.code === 'KeyK' && (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey;
const isSearchKey = (press: KeyboardEvent): boolean =>
  press.key === '/' && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);

/**
 * Ctrl+K leads to the field that finds everything, from wherever one is; "/" to the search of the list, and where there
 * is none to the same field. What is asked in a window over the page comes first.
 * @param reveal makes the field visible where it is folded away
 */
export function useSearchKeys(field: Field, reveal: () => void) {
  // With what is drawn: a key that is pressed as soon as the page is seen is heard.
  useLayoutEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const isFind = isFindKey(press);
      if ((!isFind && !isSearchKey(press)) || document.querySelector(':modal') !== null) return;
      press.preventDefault();
      const wanted = isFind || ofList === null ? field : ofList;
      if (wanted === field) reveal();
      // What was folded away can be entered once it is drawn.
      requestAnimationFrame(() => {
        wanted.current?.focus();
        wanted.current?.select();
      });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, reveal]);
}

/** How the keys are called on this machine. */
export const findKeys = (): string => (/Mac OS X|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K');
