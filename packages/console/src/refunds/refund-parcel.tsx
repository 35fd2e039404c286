import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { RefundPictures } from './refund-pictures.tsx';
import type { RefundInfo, RefundPictureHref } from './types.ts';

/** The parcel by which the goods come back, as the buyer told it. */
export function RefundParcel({ refund: { parcel }, pictureHref }: { refund: RefundInfo; pictureHref: RefundPictureHref }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  if (parcel === null) return null;
  const company = <bdi>{parcel.expressName}</bdi>;
  const waybill = <Code className="font-semibold select-all">{parcel.expressNo}</Code>;
  return (
    <Section
      title={t({ message: 'Return parcel', comment: 'Heading: the parcel with the goods that come back' })}
      beside={
        <time dateTime={parcel.at} className="text-sm text-ink-2 tabular-nums">
          {moment(parcel.at)}
        </time>
      }
    >
      <div className="grid gap-2">
        <p>
          <Trans>
            {company}, waybill {waybill}
          </Trans>
        </p>
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
