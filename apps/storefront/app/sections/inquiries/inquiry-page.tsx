import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inquiryState } from '@kyakhta/contract/values';
import { Anchor, AttachmentList, Breadcrumbs, Card, Money, Notice, Picture, Store } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import type { Inquiry } from './inquiries.server.ts';
import { inquiryPicture } from './picture-address.ts';
import { InquiryTag } from './state-tag.tsx';

type Answer = NonNullable<Inquiry['answer']>;

/** One inquiry whole: what was asked, and what the store answered. `sent`: it was sent just now. */
export function InquiryPage({ inquiry, sent }: { inquiry: Inquiry; sent: boolean }) {
  const { t } = useLingui();
  const { answer, store, status, targetPrice } = inquiry;
  return (
    <div>
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Inquiries`, href: paths.inquiries() }, { label: t`Inquiry` }]} />
      <header className="mt-3 mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere md:text-2xl">
          <bdi>{inquiry.name}</bdi>
        </h1>
        <InquiryTag status={status} over={inquiry.over} />
      </header>
      {sent ? (
        <Notice tone="good" live className="mb-4" title={t`Your inquiry is sent`}>
          {status === inquiryState.platform ? t`We’re looking for a store that has it.` : t`The store has received it.`}{' '}
          {t`We’ll email you when there’s an answer.`}
        </Notice>
      ) : null}
      <div className="grid gap-4">
        {answer ? <AnswerCard inquiry={inquiry} answer={answer} /> : null}
        <Card as="section" aria-labelledby="asked-title" className="grid gap-4">
          <h2 id="asked-title" className="text-lg font-semibold">{t`Your inquiry`}</h2>
          <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
            <Fact term={t({ message: 'Quantity', context: 'inquiry' })}>{inquiry.amount}</Fact>
            {targetPrice ? (
              <Fact term={t`Target price`}>
                <Money>{targetPrice}</Money>
              </Fact>
            ) : null}
            {inquiry.category ? <Fact term={t({ message: 'Category', context: 'inquiry' })}>{inquiry.category}</Fact> : null}
            {inquiry.deliveryDays ? (
              <Fact term={t`Needed within`}>{t`${plural(inquiry.deliveryDays, { one: '# day', other: '# days' })}`}</Fact>
            ) : null}
            {inquiry.validDays ? (
              <Fact term={t`Price valid for`}>{t`${plural(inquiry.validDays, { one: '# day', other: '# days' })}`}</Fact>
            ) : null}
            {inquiry.place ? <Fact term={t`Delivery to`}>{inquiry.place}</Fact> : null}
            {store && inquiry.shopId ? (
              <Fact term={t`Store`}>
                <Anchor href={paths.shop(inquiry.shopId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                  <bdi>{store}</bdi>
                </Anchor>
              </Fact>
            ) : null}
            <Fact term={t({ message: 'Sent', comment: 'When an inquiry was sent' })}>
              <time dateTime={inquiry.at}>{inquiry.moment}</time>
            </Fact>
            {inquiry.prodId ? (
              <Fact term={t`Goods`}>
                <Anchor href={paths.product(inquiry.prodId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                  {t`Open the product page`}
                </Anchor>
              </Fact>
            ) : null}
          </dl>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {inquiry.content}
          </p>
          <Pictures inquiry={inquiry} />
          <AttachmentList label={t`Files of this inquiry`} files={inquiry.attachments} />
        </Card>
      </div>
    </div>
  );
}

function AnswerCard({ inquiry, answer }: { inquiry: Inquiry; answer: Answer }) {
  const { t } = useLingui();
  const { about, minimum, untilDay } = answer;
  const until = <time dateTime={answer.until}>{untilDay}</time>;
  return (
    <Card as="section" aria-labelledby="answer-title" className="grid gap-3 border-brand!">
      <h2 id="answer-title" className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        <Store aria-hidden className="size-5 text-brand" />
        {t`The store’s answer`}
        <time dateTime={answer.at} className="text-sm font-normal text-ink-2">
          {answer.day}
        </time>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Money className="text-2xl font-bold tracking-tight">{answer.price}</Money>
        <span className="text-sm text-ink-2">{t({ message: 'each', comment: 'After a price: for one piece, pair or set' })}</span>
        {about ? (
          <Money className="text-sm text-ink-2">
            {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
          </Money>
        ) : null}
      </p>
      <p className="text-sm text-ink-2 tabular-nums">
        {inquiry.over ? (
          <Trans comment="After a price: the least quantity with its unit, and the last day of the price, which is over">
            From {minimum}, was valid until {until}
          </Trans>
        ) : (
          <Trans comment="After a price: the least quantity with its unit, and the last day of the price">
            From {minimum}, valid until {until}
          </Trans>
        )}
      </p>
      {answer.leadDays === null ? null : (
        <p className="text-sm">{t`Ready to ship in ${plural(answer.leadDays, { one: '# day', other: '# days' })}`}</p>
      )}
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {answer.content}
      </p>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Pictures({ inquiry: { inquiryId, pictures } }: { inquiry: Inquiry }) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((number) => (
        <li key={number}>
          <a href={inquiryPicture(inquiryId, number, 1000)} target="_blank" rel="noreferrer" className="block rounded-2">
            <Picture
              source={{ src: inquiryPicture(inquiryId, number, 240) }}
              alt={t`Picture ${number}`}
              sizes="96px"
              className="size-24 rounded-2 border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
