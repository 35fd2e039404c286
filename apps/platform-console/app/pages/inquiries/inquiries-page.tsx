import { InquiryCard, InquiryQueue } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, Button } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { InquiryPass } from '../../forms/inquiry-pass.tsx';
import { storeHref } from '../stores/stores-resource.ts';
import { attachmentHref, inquiries, pictureHref } from './inquiries-resource.ts';

export const loader = inquiries.loader;

/** Questions of buyers for prices: those that name no store, or all. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const [passing, setPassing] = useState<number | null>(null);
  return (
    <InquiryQueue
      of={inquiries}
      list={list}
      waiting={{ label: t({ message: 'Without a store', comment: 'State of an inquiry' }), none: t`No inquiry waits for a store` }}
      about={t`Buyers ask for prices of larger quantities, or of products they cannot find. Inquiries without a store are passed to one here.`}
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
