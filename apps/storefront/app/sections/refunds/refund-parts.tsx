import { Trans, useLingui } from '@lingui/react/macro';
import { returnMoneyStatus, shownPhone } from '@kyakhta/contract/values';
import { Anchor, Card, Code, Money, ShieldCheck, Store } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PackageTag, PackageTrack } from '../orders/package-track.tsx';
import { OfferAbout } from './offer-about.tsx';
import { RefundKind } from './refund-kind.tsx';
import { RefundItems } from './refund-items.tsx';
import { RefundPictures } from './refund-pictures.tsx';
import type { Refund } from './refund.server.ts';

type Part = { refund: Refund };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Words of a person, in the language and direction they were written in. */
function Words({ children }: { children: string }) {
  return children === '' ? null : (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {children}
    </p>
  );
}

/** What the buyer accepted instead of what she asked for, and what kind of a refund it is by that. */
export function Accepted({ refund: { accepted, kind, isOnItsWay } }: Part) {
  const { t } = useLingui();
  if (accepted === null) return null;
  const sum = <Money className="font-semibold">{accepted.amount}</Money>;
  return (
    <Card as="section" aria-labelledby="accepted-title" className="grid gap-3">
      <h2 id="accepted-title" className="text-lg font-semibold">{t`What you accepted`}</h2>
      <p>
        {isOnItsWay ? (
          <Trans>You accepted the supplier’s offer: {sum} is on its way back to you, and you send nothing back.</Trans>
        ) : (
          <Trans>You accepted the supplier’s offer: {sum} went back to you, and you send nothing back.</Trans>
        )}
      </p>
      <OfferAbout about={accepted.about} />
      <RefundItems items={accepted.items} sums />
      <dl className="text-sm">
        <Fact term={t`Type of refund`}>
          <RefundKind kind={kind} />
        </Fact>
      </dl>
    </Card>
  );
}

/** What the buyer applied for, and why. */
export function Applied({ refund }: Part) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="asked-title" className="grid gap-4">
      <h2 id="asked-title" className="text-lg font-semibold">
        {refund.accepted === null ? t`What you ask for` : t`What you asked for`}
      </h2>
      <RefundItems items={refund.askedItems} sums />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact term={t`Order`}>
          <Anchor href={paths.order(refund.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <Code>{refund.orderNumber}</Code>
          </Anchor>
        </Fact>
        <Fact term={t`Supplier`}>
          <Anchor href={paths.shop(refund.shopId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <bdi>{refund.store}</bdi>
          </Anchor>
        </Fact>
        <Fact term={t`Type of refund`}>
          <RefundKind kind={refund.askedKind} />
        </Fact>
        {refund.accepted === null ? null : (
          <Fact term={t({ message: 'Requested', context: 'sum', comment: 'Before the sum of a refund that was withdrawn or closed' })}>
            <Money>{refund.askedAmount}</Money>
          </Fact>
        )}
        <Fact term={t`Goods received`}>{refund.isReceived ? t`Received` : t`Not received`}</Fact>
        <Fact term={t({ message: 'Applied for', comment: 'Step of a refund' })}>{refund.applied}</Fact>
        {refund.mobile ? (
          <Fact term={t`Mobile`}>
            <Code>{shownPhone(refund.mobile)}</Code>
          </Fact>
        ) : null}
        <Fact term={t`Reason`}>
          <bdi>{refund.reason}</bdi>
        </Fact>
      </dl>
      <Words>{refund.description}</Words>
      <RefundPictures pictures={refund.pictures} />
    </Card>
  );
}

/** What the buyer asked for before she changed it, the last first. */
export function Earlier({ refund: { earlier } }: Part) {
  const { t } = useLingui();
  if (earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier-title" className="grid gap-4">
      <h2 id="earlier-title" className="text-lg font-semibold">{t`What you asked for before`}</h2>
      <ol className="grid gap-4">
        {earlier.map(({ which, ...wish }) => (
          <li key={wish.number} className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="font-semibold">
                {t({ message: `Application ${which}`, comment: 'What was asked for: the first time, or a change of it' })}
              </span>
              <time dateTime={wish.at} className="text-ink-2 tabular-nums">
                {wish.when}
              </time>
              <span className="text-ink-2">
                <RefundKind kind={wish.kind} />
              </span>
              <Money className="ms-auto font-semibold">{wish.amount}</Money>
            </p>
            <RefundItems items={wish.items} sums />
            <p className="font-medium wrap-anywhere">
              <bdi>{wish.reason}</bdi>
            </p>
            <Words>{wish.description}</Words>
            <RefundPictures pictures={wish.pictures} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What the supplier said, and where the goods go. */
export function Answer({ refund: { answer, returnAddress, withReturn, status } }: Part) {
  const { t } = useLingui();
  const showsAddress = returnAddress !== null && withReturn && status !== returnMoneyStatus.applied;
  if (answer === '' && !showsAddress) return null;
  return (
    <Card as="section" aria-labelledby="answer-title" className="grid gap-3">
      <h2 id="answer-title" className="flex items-center gap-2 text-lg font-semibold">
        <Store aria-hidden className="size-5 text-brand" />
        {t`The supplier’s answer`}
      </h2>
      <Words>{answer}</Words>
      {showsAddress ? (
        <div>
          <p className="text-sm text-ink-3">{t`Address for the return`}</p>
          <p dir="auto" className="wrap-anywhere select-all">
            {returnAddress}
          </p>
        </div>
      ) : null}
    </Card>
  );
}

/** The parcel in which the goods go back, where its carrier has seen it, and the parcels named before. */
export function Parcel({ refund: { parcel, mended } }: Part) {
  const { t } = useLingui();
  if (!parcel && mended.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="parcel-title" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="parcel-title" className="text-lg font-semibold">{t`Parcel of the return`}</h2>
        {parcel?.track ? <PackageTag state={parcel.track.state} goesBack /> : null}
      </div>
      {parcel ? <ParcelFacts parcel={parcel} open /> : null}
      {mended.length > 0 ? (
        <div className="grid gap-3 border-t border-line pt-3">
          <h3 className="text-sm text-ink-2">
            {t({ message: 'Entered before', comment: 'Heading: waybills of a return that were corrected' })}
          </h3>
          {mended.map((one) => (
            <ParcelFacts key={one.number} parcel={one} />
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function ParcelFacts({ parcel, open = false }: { parcel: NonNullable<Refund['parcel']>; open?: boolean }) {
  const { t } = useLingui();
  const { track } = parcel;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact term={t`Carrier`}>
          <bdi>{parcel.carrier}</bdi>
        </Fact>
        <Fact term={t`Waybill`}>
          <Code>{parcel.waybill}</Code>
        </Fact>
        <Fact term={t({ message: 'Entered', comment: 'When the waybill of a return was entered' })}>{parcel.sent}</Fact>
        {track?.signed ? (
          <Fact term={t({ message: 'Signed for', comment: 'When a parcel was delivered against a signature' })}>{track.signed}</Fact>
        ) : null}
        {parcel.mobile ? (
          <Fact term={t`Mobile`}>
            <Code>{shownPhone(parcel.mobile)}</Code>
          </Fact>
        ) : null}
      </dl>
      {track ? <PackageTrack track={track} open={open} /> : null}
      <Words>{parcel.remarks}</Words>
      <RefundPictures pictures={parcel.pictures} />
    </>
  );
}

/** What both sides laid before the platform. */
export function Evidence({ refund: { evidence } }: Part) {
  const { t } = useLingui();
  if (evidence.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="evidence-title" className="grid gap-4">
      <h2 id="evidence-title" className="text-lg font-semibold">{t`Evidence`}</h2>
      <ol className="grid gap-4">
        {evidence.map((piece) => (
          <li key={piece.id} className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap gap-x-3 text-sm">
              <span className="font-semibold">
                {piece.side === 'buyer'
                  ? t({ message: 'From you', comment: 'Evidence' })
                  : t({ message: 'From the supplier', comment: 'Evidence' })}
              </span>
              <span className="text-ink-2 tabular-nums">{piece.when}</span>
            </p>
            <Words>{piece.words}</Words>
            <RefundPictures pictures={piece.pictures} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** That the platform was asked, and what it decided. */
export function Ruling({ refund: { intervention } }: Part) {
  const { t } = useLingui();
  if (!intervention) return null;
  const { asked, outcome, reason, ruling } = intervention;
  const titles = {
    agreed: t`Kyakhta decided for you`,
    refused: t`Kyakhta decided for the supplier`,
    withdrawn: t`You withdrew your request to Kyakhta`,
  };
  return (
    <Card as="section" aria-labelledby="ruling-title" className="grid gap-2 border-brand!">
      <h2 id="ruling-title" className="flex items-center gap-2 text-lg font-semibold">
        <ShieldCheck aria-hidden className="size-5 text-brand" />
        {outcome === null ? t`Kyakhta is asked to decide` : titles[outcome]}
      </h2>
      <Words>{ruling}</Words>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <Trans comment="A request to the platform: when, and the reason the buyer gave">
          Asked {asked}: <bdi>{reason}</bdi>
        </Trans>
      </p>
    </Card>
  );
}
