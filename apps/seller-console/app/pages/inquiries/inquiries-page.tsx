import { InquiryCard, InquiryQueue } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { LinkButton } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { attachmentHref, inquiries, inquiryHref, pictureHref } from './inquiries-resource.ts';

export const loader = inquiries.loader;

/** What buyers ask the store a price for: what waits for an answer, or all. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  return (
    <InquiryQueue
      of={inquiries}
      list={list}
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
