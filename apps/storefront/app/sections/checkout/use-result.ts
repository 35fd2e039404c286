import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Says what became of a payment to a person who does not see it: focus goes to what the page says now, and its words are
 * spoken at once. Not on the first look, when the page is read from its beginning anyway.
 * @param key changes whenever the page says something else
 * @param told what the last press heard: the same words again are news again
 * @returns the place of the page, and the words for a live region that stands there all the time
 */
export function useResult(key: string, told: unknown) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef({ key, told });
  const [spoken, setSpoken] = useState('');
  useLayoutEffect(() => {
    if (before.current.key === key && before.current.told === told) return;
    before.current = { key, told };
    const result = page.current?.querySelector<HTMLElement>('[data-result]') ?? page.current?.querySelector('h1');
    if (!result) return;
    result.tabIndex = -1;
    result.focus();
    setSpoken(result.innerText);
  }, [key, told]);
  return { page, spoken };
}
