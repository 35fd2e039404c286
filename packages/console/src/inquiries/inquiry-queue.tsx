import { MessagesSquare } from '@kyakhta/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { ResourcePage } from '../resource-page.tsx';
import type { Addressed, Loaded } from '../resource.ts';
import type { ConsoleInquiry } from './inquiry-card.tsx';

type View = 'waiting' | 'all';
type InquiryPage<Inquiry> = {
  records: readonly Inquiry[];
  pages: number;
  total: number;
  counts: { waiting: number; all: number };
};

type InquiryQueueProps<Inquiry, Name extends string> = {
  of: Addressed<View, Name>;
  list: Loaded<InquiryPage<Inquiry>, View, Name>;
  /** What the view of those is called that wait for the reader, and what is said where none waits. */
  waiting: { label: string; none: string };
  /** Which questions come here. */
  about: string;
  dialog?: ReactNode;
  render: (inquiry: Inquiry) => ReactNode;
};

/** Questions of buyers for prices: those that wait, or all. */
export function InquiryQueue<Inquiry extends ConsoleInquiry, Name extends string>({
  of,
  list,
  waiting,
  about,
  dialog,
  render,
}: InquiryQueueProps<Inquiry, Name>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { records, counts, total } = list.page;
  const count = number(total);
  return (
    <ResourcePage
      of={of}
      list={list}
      tabsLabel={t`Inquiries by state`}
      tabs={{
        waiting: { label: waiting.label, count: counts.waiting },
        all: { label: t({ message: 'All', context: 'inquiries', comment: 'Tab: all inquiries' }), count: counts.all },
      }}
      summary={t({ message: `Inquiries: ${count}`, comment: 'How many inquiries the list holds' })}
      empty={{ icon: MessagesSquare, title: list.view === 'all' ? t`No inquiries yet` : waiting.none, text: about }}
      below={dialog}
    >
      <ul className="grid gap-3">
        {records.map((inquiry) => (
          <li key={inquiry.inquiryId}>{render(inquiry)}</li>
        ))}
      </ul>
    </ResourcePage>
  );
}
