import { InquiryCard, PageHead, ask, sending } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, ArrowRight } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InquiryAnswer } from '../../forms/inquiry-answer.tsx';
import { attachmentHref, inquiriesHref, pictureHref } from './inquiries-resource.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  return { inquiry: await ask(request, 'GET /shop/admin/inquiry/info/{inquiryId}', { inquiryId: params['inquiryId'] ?? '' }) };
}

export const action = sending('POST /shop/admin/inquiry/answer');

/** One question for a price, and the form that answers it. */
export function Component() {
  const { t } = useLingui();
  const { inquiry } = useLoaderData<typeof loader>();
  return (
    <>
      <nav aria-label={t`Back`} className="-mt-1 mb-1">
        <Anchor href={inquiriesHref()} className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-2 hover:text-brand">
          <ArrowRight aria-hidden className="size-4 rotate-180 rtl:rotate-0" />
          {t`Inquiries`}
        </Anchor>
      </nav>
      <PageHead title={t({ message: 'Inquiry', comment: 'Page: one question of a buyer for a price' })} />
      <InquiryCard inquiry={inquiry} pictureHref={pictureHref(inquiry.inquiryId)} attachmentHref={attachmentHref(inquiry.inquiryId)}>
        {inquiry.status === inquiryState.store ? <InquiryAnswer inquiry={inquiry} /> : null}
      </InquiryCard>
    </>
  );
}
