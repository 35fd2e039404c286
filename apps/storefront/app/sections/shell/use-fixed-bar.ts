import { useEffect, useState } from 'react';

/** How far a page is scrolled before the bar stays on top, in pixels. */
const from = { home: 220, elsewhere: 120 };
/** How long scrolling rests before the bar changes. */
const restMs = 100;

/** Whether the page is scrolled so far that the bar stays on top. */
export function useFixedBar(home: boolean): boolean {
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const look = () => setFixed(window.scrollY > (home ? from.home : from.elsewhere));
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, restMs);
    };
    // A page gone back to is scrolled already.
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [home]);
  return fixed;
}
