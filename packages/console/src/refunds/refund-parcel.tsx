import { shownPhone } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { ParcelTag } from '../orders/order-state.tsx';
import { ParcelTimes, ParcelTrack } from '../orders/parcel-track.tsx';
import { RefundPictures } from './refund-pictures.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

type ParcelProps = { parcel: NonNullable<RefundInfo['parcel']>; pictureHref: RefundPictureHref };

/** The parcel by which the goods come back, as the buyer told it, and where its carrier has seen it; and those told before. */
export function RefundParcel({ refund: { parcel, parcels }, pictureHref }: { refund: RefundInfo; pictureHref: RefundPictureHref }) {
  const { t } = useLingui();
  if (parcels.length === 0) return null;
  const before = parcels.filter(({ number }) => number !== parcel?.number).toReversed();
  return (
    <Section
      title={t({ message: 'Return parcel', comment: 'Heading: the parcel with the goods that come back' })}
      beside={parcel?.track ? <ParcelTag state={parcel.track.state} /> : null}
    >
      <div className="grid gap-4">
        {parcel === null ? null : <Parcel parcel={parcel} pictureHref={pictureHref} />}
        {before.length === 0 ? null : (
          <div className="grid gap-3 border-t border-line pt-3 first:border-0 first:pt-0">
            <h3 className="text-sm text-ink-2">
              {t({ message: 'Told before', comment: 'Heading: parcels of a return that were mended' })}
            </h3>
            {before.map((one) => (
              <Parcel key={one.number} parcel={one} pictureHref={pictureHref} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

function Parcel({ parcel, pictureHref }: ParcelProps) {
  const { t } = useLingui();
  const { track } = parcel;
  const company = <bdi>{parcel.expressName}</bdi>;
  const waybill = <Code className="font-semibold select-all">{parcel.expressNo}</Code>;
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          {company}, waybill {waybill}
        </Trans>
      </p>
      <ParcelTimes from={parcel.at} until={track?.signedTime ?? null} />
      {parcel.expressId === 0 ? <p className="text-sm text-ink-3">{t`This carrier offers no tracking.`}</p> : null}
      <ParcelTrack traces={track?.traces ?? []} />
      {parcel.mobile === '' ? null : <Code className="justify-self-start text-ink-2">{shownPhone(parcel.mobile)}</Code>}
      {parcel.senderRemarks === '' ? null : (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {parcel.senderRemarks}
        </p>
      )}
      <RefundPictures count={parcel.pictures} what={{ of: 'parcel', round: parcel.number }} href={pictureHref} />
    </div>
  );
}
