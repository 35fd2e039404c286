import { IndexPage, InquiryCard, Pages, ask, pageOf, rowsPerPage, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { EmptyState, LinkButton, MessagesSquare } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { inquiriesHref, inquiryHref, pictureHref } from './inquiries-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get('view') === 'all';
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /shop/admin/inquiry/page', {
    ...(!all && { status: inquiryState.store }),
    current,
    size: rowsPerPage,
  });
  return { page, all, current };
}

/** What buyers ask the store a price for: what waits for an answer, or all. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, all, current } = useLoaderData<typeof loader>();
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Inquiries`}
      tabsLabel={t`Inquiries by state`}
      tabs={[
        {
          href: inquiriesHref(),
          label: t({ message: 'To answer', comment: 'Tab: inquiries that wait for an answer of the store' }),
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
              <InquiryCard inquiry={inquiry} pictureHref={pictureHref(inquiry.inquiryId)} brief>
                <div>
                  <LinkButton href={inquiryHref(inquiry.inquiryId)} size="sm" variant="ghost">
                    {inquiry.status === inquiryState.store
                      ? t({ message: 'Answer', comment: 'Button: opens the form that answers an inquiry' })
                      : t({ message: 'Open', comment: 'Button: opens one inquiry' })}
                    <span className="sr-only">{inquiry.prodName}</span>
                  </LinkButton>
                </div>
              </InquiryCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={MessagesSquare} title={all ? t`No inquiries yet` : t`Every inquiry is answered`}>
          {t`Buyers ask here for prices of larger quantities, or of goods that you could make for them.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => inquiriesHref({ all, page: next })} />
    </IndexPage>
  );
}
