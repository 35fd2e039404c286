import type { VariantOffer } from './product-offer.server.ts';

/** How many of a variant can be had at its lower price, and that more are chosen than that. */
export default function OfferedVariant({ offer, isOffTold, isMissed }: { offer: VariantOffer; isOffTold: boolean; isMissed: boolean }) {
  return (
    <span className="block text-xs font-normal text-ink-2 tabular-nums" aria-live="polite">
      {isOffTold && offer.off ? <span className="font-semibold text-seal">{offer.off}</span> : null}
      {offer.limits.map((words) => (
        <span key={words} className="block">
          {words}
        </span>
      ))}
      {isMissed ? <span className="block font-semibold text-seal">{offer.more}</span> : null}
    </span>
  );
}
