import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { ParcelTag } from '../orders/order-state.tsx';
import { ParcelTimes, ParcelTrack } from '../orders/parcel-track.tsx';
import { RefundPictures } from './refund-pictures.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

/** The parcel by which the goods come back, as the buyer told it, and where its carrier has seen it. */
export function RefundParcel({ refund: { parcel }, pictureHref }: { refund: RefundInfo; pictureHref: RefundPictureHref }) {
  const { t } = useLingui();
  if (parcel === null) return null;
  const { track } = parcel;
  const company = <bdi>{parcel.expressName}</bdi>;
  const waybill = <Code className="font-semibold select-all">{parcel.expressNo}</Code>;
  return (
    <Section
      title={t({ message: 'Return parcel', comment: 'Heading: the parcel with the goods that come back' })}
      beside={track === null ? null : <ParcelTag state={track.state} />}
    >
      <div className="grid gap-2">
        <p>
          <Trans>
            {company}, waybill {waybill}
          </Trans>
        </p>
        <ParcelTimes from={parcel.at} until={track?.signedTime ?? null} />
        {track === null ? <p className="text-sm text-ink-3">{t`This carrier cannot be asked where the parcel is.`}</p> : null}
        <ParcelTrack traces={track?.traces ?? []} />
        {parcel.mobile === '' ? null : <Code className="justify-self-start text-ink-2">{parcel.mobile}</Code>}
        {parcel.senderRemarks === '' ? null : (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {parcel.senderRemarks}
          </p>
        )}
        <RefundPictures count={parcel.pictures} what={{ of: 'parcel' }} href={pictureHref} />
      </div>
    </Section>
  );
}
