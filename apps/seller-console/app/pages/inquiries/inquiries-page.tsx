import { InquiryCard, InquiryQueue, ask, inquiryViews, readQueue, sheetHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { LinkButton } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { attachmentHref, inquiryHref, pictureHref } from './inquiries-href.ts';

const filterOf = (view: (typeof inquiryViews)[number] | undefined) => (view === undefined ? { status: inquiryState.store } : {});
export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, inquiryViews, ({ view, paging }) => ask(request, 'GET /shop/admin/inquiry/page', { ...filterOf(view), ...paging }));

/** What buyers ask the store a price for: what waits for an answer, or all. */
export function Component() {
  const { t } = useLingui();
  const queue = useLoaderData<typeof loader>();
  return (
    <InquiryQueue
      queue={queue}
      exportHref={sheetHref('GET /shop/admin/inquiry/export', filterOf(queue.view))}
      waiting={{
        label: t({ message: 'To answer', comment: 'Tab: inquiries that wait for an answer of the store' }),
        none: t`Every inquiry is answered`,
      }}
      about={t`Buyers ask here for prices of larger quantities, or of goods that you could make for them.`}
      render={(inquiry) => (
        <InquiryCard
          inquiry={inquiry}
          pictureHref={pictureHref(inquiry.inquiryId)}
          attachmentHref={attachmentHref(inquiry.inquiryId)}
          brief
        >
          <div>
            <LinkButton href={inquiryHref(inquiry.inquiryId)} size="sm" variant="ghost">
              {inquiry.status === inquiryState.store
                ? t({ message: 'Answer', comment: 'Button: opens the form that answers an inquiry' })
                : t({ message: 'Open', comment: 'Button: opens one inquiry' })}
              <span className="sr-only">{inquiry.prodName}</span>
            </LinkButton>
          </div>
        </InquiryCard>
      )}
    />
  );
}
