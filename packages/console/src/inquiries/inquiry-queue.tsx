import { MessagesSquare } from '@kyakhta/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { QueuePage } from '../queue-page.tsx';
import { queueHref, type Queue } from '../queue.ts';
import type { ConsoleInquiry } from './inquiry-card.tsx';

/** Views of the inquiries beside those that wait. */
export const inquiryViews = ['all'] as const;
export const inquiriesHref = queueHref<(typeof inquiryViews)[number]>('/inquiries');

type InquiryPage<Inquiry> = {
  records: readonly Inquiry[];
  pages: number;
  total: number;
  counts: { waiting: number; all: number };
};

type InquiryQueueProps<Inquiry> = {
  queue: Queue<(typeof inquiryViews)[number], InquiryPage<Inquiry>>;
  /** What the view of those is called that wait for whoever reads, and what is said where none waits. */
  waiting: { label: string; none: string };
  /** Which questions come here. */
  about: string;
  dialog?: ReactNode;
  exportHref?: string;
  render: (inquiry: Inquiry) => ReactNode;
};

/** Questions of buyers for prices: those that wait, or all. */
export function InquiryQueue<Inquiry extends ConsoleInquiry>({
  queue,
  waiting,
  about,
  dialog,
  exportHref,
  render,
}: InquiryQueueProps<Inquiry>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { records, counts, total } = queue.page;
  const count = number(total);
  return (
    <QueuePage
      title={t`Inquiries`}
      tabsLabel={t`Inquiries by state`}
      tabs={[
        { label: waiting.label, count: counts.waiting },
        { view: 'all', label: t({ message: 'All', context: 'inquiries', comment: 'Tab: all inquiries' }), count: counts.all },
      ]}
      queue={queue}
      href={inquiriesHref}
      {...(exportHref !== undefined && { exportHref })}
      summary={t({ message: `Inquiries: ${count}`, comment: 'How many inquiries the list holds' })}
      empty={{ icon: MessagesSquare, title: queue.view === 'all' ? t`No inquiries yet` : waiting.none, text: about }}
      dialog={dialog}
    >
      <ul className="grid gap-3">
        {records.map((inquiry) => (
          <li key={inquiry.inquiryId}>{render(inquiry)}</li>
        ))}
      </ul>
    </QueuePage>
  );
}
