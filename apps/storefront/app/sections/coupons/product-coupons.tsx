import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ClaimResult } from './coupons.server.ts';

const Strip = lazy(() => import('./product-strip.tsx'));

/**
 * Coupons for a product, with all that shows them, come when their place comes in sight: the first visit on a phone fetches
 * nothing for them, and a page that is the same for all guests does not name what becomes fewer with every claim.
 */
export function ProductCoupons(props: { prodId: number; claimed: ClaimResult | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver((seen) => setSeen((before) => before || seen.some(({ isIntersecting }) => isIntersecting)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isSeen ? (
        <Suspense>
          <Strip {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
