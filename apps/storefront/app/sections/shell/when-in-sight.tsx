import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** What is fetched, with all that shows it, once its place comes in sight: the first visit on a phone fetches nothing for it. */
export function WhenInSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver((seen) => setSeen((before) => before || seen.some(({ isIntersecting }) => isIntersecting)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{isSeen ? <Suspense>{children}</Suspense> : null}</div>;
}
