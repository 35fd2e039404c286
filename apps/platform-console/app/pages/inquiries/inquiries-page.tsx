import { InquiryCard, InquiryQueue, ask, inquiryViews, onlyId, readQueue, sheetHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, Button } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InquiryPass } from '../../forms/inquiry-pass.tsx';
import { storeHref } from '../stores/stores-href.ts';
import { attachmentHref, pictureHref } from './inquiries-href.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, inquiryViews, ({ view, paging, only }) =>
    ask(request, 'GET /platform/inquiry/page', {
      ...(view === undefined && { status: inquiryState.platform }),
      inquiryId: onlyId(only),
      ...paging,
    }),
  );

/** Questions of buyers for prices: those that name no store, or all. */
export function Component() {
  const { t } = useLingui();
  const queue = useLoaderData<typeof loader>();
  const [passing, setPassing] = useState<number | null>(null);
  return (
    <InquiryQueue
      exportHref={sheetHref('GET /platform/inquiry/export', {
        ...(queue.view === undefined && { status: inquiryState.platform }),
        inquiryId: onlyId(queue.only),
      })}
      queue={queue}
      waiting={{ label: t({ message: 'Without a store', comment: 'State of an inquiry' }), none: t`No inquiry waits for a store` }}
      about={t`Buyers ask for prices of larger quantities, or of goods they do not find. What names no store is passed to one here.`}
      dialog={passing === null ? null : <InquiryPass inquiryId={passing} onClose={() => setPassing(null)} />}
      render={(inquiry) => (
        <InquiryCard
          inquiry={inquiry}
          pictureHref={pictureHref(inquiry.inquiryId)}
          attachmentHref={attachmentHref(inquiry.inquiryId)}
          about={
            inquiry.shopId === null ? null : (
              <li>
                <Anchor href={storeHref(inquiry.shopId)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
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
      )}
    />
  );
}
