import { IndexPage, InquiryCard, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, Button, EmptyState, MessagesSquare } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InquiryPass } from '../../forms/inquiry-pass.tsx';
import { storeHref } from '../stores/stores-href.ts';
import { inquiriesHref, pictureHref } from './inquiries-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get('view') === 'all';
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/inquiry/page', {
    ...(!all && { status: inquiryState.platform }),
    current,
    size: rowsPerPage,
  });
  return { page, all, current };
}

/** Questions of buyers for prices: those that name no store, or all. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, all, current } = useLoaderData<typeof loader>();
  const [passing, setPassing] = useState<number | null>(null);
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Inquiries`}
      tabsLabel={t`Inquiries by state`}
      tabs={[
        {
          href: inquiriesHref({}),
          label: t({ message: 'Without a store', comment: 'State of an inquiry' }),
          count: number(page.counts.waiting),
          current: !all,
        },
        {
          href: inquiriesHref({ all: true }),
          label: t({ message: 'All', context: 'inquiries', comment: 'Tab: all inquiries' }),
          count: number(page.counts.all),
          current: all,
        },
      ]}
      summary={t({ message: `Inquiries: ${count}`, comment: 'How many inquiries the list holds' })}
    >
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((inquiry) => (
            <li key={inquiry.inquiryId}>
              <InquiryCard
                inquiry={inquiry}
                pictureHref={pictureHref(inquiry.inquiryId)}
                about={
                  inquiry.shopId === null ? null : (
                    <li>
                      <Anchor
                        href={storeHref(inquiry.shopId)}
                        className="inline-flex min-h-6 items-center hover:text-brand hover:underline"
                      >
                        <bdi>{inquiry.shopName}</bdi>
                      </Anchor>
                    </li>
                  )
                }
              >
                {inquiry.status === inquiryState.platform ? (
                  <div>
                    <Button size="sm" variant="ghost" onClick={() => setPassing(inquiry.inquiryId)}>
                      {t`Pass it to a store`}
                      <span className="sr-only">{inquiry.prodName}</span>
                    </Button>
                  </div>
                ) : null}
              </InquiryCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={MessagesSquare} title={all ? t`No inquiries yet` : t`No inquiry waits for a store`}>
          {t`Buyers ask for prices of larger quantities, or of goods they do not find. What names no store is passed to one here.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => inquiriesHref({ all, page: next })} />
      {passing === null ? null : <InquiryPass inquiryId={passing} onClose={() => setPassing(null)} />}
    </IndexPage>
  );
}
