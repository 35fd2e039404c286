import { Trans, useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, Card, EmptyState, LinkButton, MessagesSquare, Money, Pagination, Tabs } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Inquiries, InquiryRow } from './inquiries.server.ts';
import { InquiryTag } from './state-tag.tsx';

/** What a buyer has asked prices for, and what came of it. */
export function InquiriesPage({ list }: { list: Inquiries }) {
  const { t } = useLingui();
  const { status, counts } = list;
  return (
    <div>
      <header className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Inquiries`}</h1>
        <LinkButton href={paths.askPrice()} size="sm" className="ms-auto">
          {t`Ask for a price`}
        </LinkButton>
      </header>
      <Tabs
        label={t`Inquiries by state`}
        tabs={[
          {
            href: paths.inquiries(),
            label: t({ message: 'All', context: 'inquiries', comment: 'Tab: all inquiries' }),
            current: status === undefined,
            count: counts.all,
          },
          {
            href: paths.inquiries({ status: inquiryState.answered }),
            label: t({ message: 'Answered', context: 'inquiries', comment: 'State of an inquiry' }),
            current: status !== undefined,
            count: counts.answered,
          },
        ]}
      />
      {list.rows.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {list.rows.map((row) => (
            <Row key={row.inquiryId} row={row} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={MessagesSquare} title={status === undefined ? t`No inquiries yet` : t`No answers yet`}>
          <Trans>Ask for a price when you need more than a product page offers, or something you can’t find here.</Trans>
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.inquiries({ status, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function Row({ row }: { row: InquiryRow }) {
  const { store, price } = row;
  return (
    <Card as="li" className="relative flex flex-wrap items-start gap-x-4 gap-y-2 hover:border-brand">
      <StoredPicture path={row.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-2 border border-line" />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <Anchor
          href={farPaths.inquiry(row.inquiryId)}
          className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0 hover:text-brand"
        >
          <bdi>{row.name}</bdi>
        </Anchor>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
          <span>{row.amount}</span>
          {store ? <bdi>{store}</bdi> : null}
          <time dateTime={row.at}>{row.day}</time>
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <InquiryTag status={row.status} over={row.over} />
        {price ? <Money className="font-semibold">{price}</Money> : null}
      </div>
    </Card>
  );
}
