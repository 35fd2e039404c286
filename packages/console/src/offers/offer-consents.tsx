import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, Notice, StatusTag } from '@kyakhta/ui';
import { DataTable } from '../data-table.tsx';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import type { Offer } from './types.ts';

/** What a store said: yes, no, or nothing yet. */
export function ConsentTag({ agreed }: { agreed: boolean | null }) {
  const { t } = useLingui();
  if (agreed === null)
    return (
      <StatusTag tone="wait" icon={Clock}>
        {t({ message: 'No answer yet', comment: 'What a store said to an offer of the platform' })}
      </StatusTag>
    );
  return agreed ? (
    <StatusTag tone="good" icon={CircleCheck}>
      {t({ message: 'Agreed', context: 'offers', comment: 'What a store said to an offer of the platform' })}
    </StatusTag>
  ) : (
    <StatusTag tone="plain" icon={CircleX}>
      {t({ message: 'Declined', context: 'offers', comment: 'What a store said to an offer of the platform' })}
    </StatusTag>
  );
}

/** What each store said to an offer of the platform. */
export function OfferConsents({ consents }: { consents: Offer['consents'] }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const label = t({ message: 'Consent of the stores', comment: 'Heading: what stores said to an offer of the platform' });
  return (
    <Section title={label}>
      <div className="mb-3">
        <Notice tone="info">
          {t`The offer applies to the products of a store only if the store agreed. The store receives its whole price; the platform pays the difference.`}
        </Notice>
      </div>
      <DataTable
        label={label}
        needs="narrow"
        rows={consents}
        rowKey={({ shopId }) => shopId}
        columns={[
          { key: 'store', head: t`Store`, card: 'title', render: ({ shopName }) => <bdi>{shopName}</bdi> },
          { key: 'said', head: t`Answer`, card: 'state', render: ({ agreed }) => <ConsentTag agreed={agreed} /> },
          {
            key: 'at',
            head: t({ message: 'Answered', context: 'offers', comment: 'Column: when a store answered' }),
            card: 'line',
            render: ({ answerTime }) => (answerTime === null ? '–' : <time dateTime={answerTime}>{moment(answerTime)}</time>),
          },
        ]}
      />
    </Section>
  );
}
