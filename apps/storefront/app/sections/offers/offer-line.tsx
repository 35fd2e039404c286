import { useLingui } from '@lingui/react/macro';
import { Anchor } from '@kyakhta/ui';
import { EndsIn, useSecondsTo } from './ends-in.tsx';
import type { ProductOffer } from './product-offer.server.ts';

/** Above the prices of a product: who gives the lower price, under which title, and until when. */
export default function OfferLine({ offer }: { offer: ProductOffer }) {
  return (
    <>
      {offer.running ? <Running running={offer.running} /> : null}
      {offer.change && offer.change.at !== offer.running?.end.at ? <Silent {...offer.change} /> : null}
    </>
  );
}

function Running({ running: { title, href, whose, end } }: { running: NonNullable<ProductOffer['running']> }) {
  const { t } = useLingui();
  const until = end.words;
  return (
    <section
      aria-label={t({ message: 'Offer', comment: 'A lower price for a time' })}
      className="grid gap-1 rounded-2 bg-seal-soft px-4 py-3 text-sm"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Anchor href={href} className="inline-flex min-h-6 items-center font-semibold underline hover:no-underline">
          <bdi>{title}</bdi>
        </Anchor>
        <EndsIn at={end.at} seconds={end.seconds} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <span>{whose}</span>
        <span>{t({ message: `Until ${until}`, comment: 'Until when an offer runs: a date with its time' })}</span>
      </p>
    </section>
  );
}

/** Another offer on these goods begins or ends sooner. */
function Silent(to: { at: string; seconds: number }) {
  useSecondsTo(to);
  return null;
}
