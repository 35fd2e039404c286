import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { inquiryState } from '@kyakhta/contract/values';
import { AttachmentList, CircleCheck, Clock, cx, Money, Picture, Search, StatusTag, Store } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { pictureOf } from '../picture.ts';

export type ConsoleInquiry = Output<'GET /shop/admin/inquiry/page'>['records'][number];

type InquiryCardProps = {
  inquiry: ConsoleInquiry;
  /** Where its pictures are fetched from: they are never public. */
  pictureHref: (place: number, side: 96 | 240 | 1000) => string;
  /** Where its other files are downloaded from. */
  attachmentHref: (place: number) => string;
  /** Only how the message begins. */
  brief?: boolean;
  about?: ReactNode;
  children?: ReactNode;
};

/** A buyer's question for a price: what, how much, where to, and what was answered. */
export function InquiryCard({ inquiry, pictureHref, attachmentHref, brief = false, about, children }: InquiryCardProps) {
  const { t } = useLingui();
  const { country, fileSize, money, moment, number } = useFormat();
  const { answer, currency, deliveryDays, targetPrice, validDays } = inquiry;
  const papers = inquiry.files.filter(({ isPicture }) => !isPicture);
  const wished = targetPrice === null ? '' : money(targetPrice, currency);
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Picture source={pictureOf(inquiry.prodPic)} alt="" sizes="48px" className="size-12 shrink-0 rounded-2 border border-line" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="line-clamp-2 text-base font-semibold wrap-anywhere">
            <bdi>{inquiry.prodName}</bdi>
          </h2>
          {inquiry.categoryName ? <p className="text-sm text-ink-2">{inquiry.categoryName}</p> : null}
          {inquiry.skuName ? <p className="text-sm text-ink-2">{inquiry.skuName}</p> : null}
        </div>
        <div className="grid gap-1 text-sm justify-items-start md:justify-items-end">
          <InquiryTag status={inquiry.status} />
          <time dateTime={inquiry.createTime} className="text-ink-2 tabular-nums">
            {moment(inquiry.createTime)}
          </time>
        </div>
      </header>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums">
        <li className="font-semibold text-ink">
          {number(inquiry.quantity)} {inquiry.unitName}
        </li>
        {wished ? <li>{t({ message: `Target price: ${wished}`, comment: 'The price a buyer would like to pay for one unit' })}</li> : null}
        {deliveryDays === null ? null : <li>{t`Wanted within ${plural(deliveryDays, { one: '# day', other: '# days' })}`}</li>}
        {validDays === null ? null : <li>{t`Price valid for ${plural(validDays, { one: '# day', other: '# days' })}`}</li>}
        {inquiry.country ? <li>{country(inquiry.country)}</li> : null}
        {inquiry.city ? (
          <li>
            <bdi>{inquiry.city}</bdi>
          </li>
        ) : null}
        <li>
          <bdi>{inquiry.nickName}</bdi>
        </li>
        {about}
      </ul>
      <p dir="auto" className={cx('whitespace-pre-line wrap-anywhere', brief && 'line-clamp-3')}>
        {inquiry.content}
      </p>
      <Pictures places={inquiry.files.flatMap(({ place, isPicture }) => (isPicture ? [place] : []))} pictureHref={pictureHref} />
      <AttachmentList
        label={t`Files of this inquiry`}
        files={papers.map(({ place, name, bytes }) => ({ name, size: fileSize(bytes), href: attachmentHref(place) }))}
      />
      {answer === null ? null : <AnswerLines answer={answer} inquiry={inquiry} />}
      {children}
    </article>
  );
}

function InquiryTag({ status }: { status: number }) {
  const { t } = useLingui();
  if (status === inquiryState.platform)
    return (
      <StatusTag tone="act" icon={Search}>
        {t({ message: 'Without a store', comment: 'State of an inquiry' })}
      </StatusTag>
    );
  return status === inquiryState.store ? (
    <StatusTag tone="wait" icon={Clock}>
      {t({ message: 'Waiting for an answer', comment: 'State of an inquiry' })}
    </StatusTag>
  ) : (
    <StatusTag tone="good" icon={CircleCheck}>
      {t({ message: 'Answered', context: 'inquiries', comment: 'State of an inquiry' })}
    </StatusTag>
  );
}

function AnswerLines({ answer, inquiry }: { answer: NonNullable<ConsoleInquiry['answer']>; inquiry: ConsoleInquiry }) {
  const { t } = useLingui();
  const { day, money, moment, number } = useFormat();
  const price = <Money>{money(answer.price, inquiry.currency)}</Money>;
  const minimum = `${number(answer.minimum)} ${inquiry.unitName}`;
  const until = <time dateTime={answer.validUntil}>{day(answer.validUntil)}</time>;
  return (
    <div className="grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <Store aria-hidden className="size-4 text-ink-2" />
        {t`The store’s answer`}
        <span className="font-normal text-ink-2 tabular-nums">{moment(answer.createTime)}</span>
      </p>
      <p className="font-semibold tabular-nums">
        <Trans comment="Price of one unit, the least quantity with its unit, the last day of the price">
          {price} each, from {minimum}, until {until}
        </Trans>
      </p>
      {answer.leadDays === null ? null : <p>{t`Ready to ship in ${plural(answer.leadDays, { one: '# day', other: '# days' })}`}</p>}
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {answer.content}
      </p>
    </div>
  );
}

function Pictures({ places, pictureHref }: { places: readonly number[]; pictureHref: InquiryCardProps['pictureHref'] }) {
  const { t } = useLingui();
  if (places.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {places.map((picture) => (
        <li key={picture}>
          <a href={pictureHref(picture, 1000)} target="_blank" rel="noreferrer" className="block rounded-2">
            <Picture
              source={{ src: pictureHref(picture, 240) }}
              alt={t`Picture ${picture} of this inquiry`}
              sizes="80px"
              className="size-20 rounded-2 border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
