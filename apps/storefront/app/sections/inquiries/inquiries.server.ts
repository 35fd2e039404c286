import type { Output } from '@kyakhta/contract/types';
import { inquiryState } from '@kyakhta/contract/values';
import { ask, formatOf, personOf, type Asked } from '../../ask.ts';
import { inquiryFile } from './picture-address.ts';

const perPage = 10;
type Wire = Output<'GET /p/inquiry/info/{inquiryId}'>;

/** Whether the store's offer stands no longer. */
const isOver = (asked: Asked, { answer }: Wire): boolean =>
  answer !== null && Date.parse(answer.validUntil) < Date.parse(personOf(asked.context).now);

function rowOf(asked: Asked, inquiry: Wire) {
  const format = formatOf(asked.context);
  return {
    inquiryId: inquiry.inquiryId,
    status: inquiry.status,
    over: isOver(asked, inquiry),
    name: inquiry.prodName,
    picture: inquiry.prodPic,
    amount: format.quantity(inquiry.quantity, inquiry.unitName),
    store: inquiry.shopName,
    at: inquiry.createTime,
    day: format.day(inquiry.createTime),
    price: inquiry.answer === null ? null : format.money(inquiry.answer.price, inquiry.currency),
  };
}
export type InquiryRow = ReturnType<typeof rowOf>;

export async function loadInquiries(asked: Asked) {
  const { searchParams } = asked.url;
  const status = searchParams.get('status') === String(inquiryState.answered) ? inquiryState.answered : undefined;
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const page = await ask(asked, 'GET /p/inquiry/page', { status, current, size: perPage });
  const { whole } = formatOf(asked.context);
  return {
    status,
    current: page.current,
    pages: page.pages,
    counts: { all: whole(page.counts.all), answered: whole(page.counts.answered) },
    rows: page.records.map((inquiry) => rowOf(asked, inquiry)),
  };
}
export type Inquiries = Awaited<ReturnType<typeof loadInquiries>>;

export async function loadInquiry(asked: Asked, inquiryId: number) {
  const inquiry = await ask(asked, 'GET /p/inquiry/info/{inquiryId}', { inquiryId });
  const format = formatOf(asked.context);
  const { answer, currency } = inquiry;
  return {
    ...rowOf(asked, inquiry),
    content: inquiry.content,
    prodId: inquiry.prodId,
    shopId: inquiry.shopId,
    moment: format.moment(inquiry.createTime),
    place: format.row([inquiry.country === null ? '' : format.country(inquiry.country), inquiry.city]),
    targetPrice: inquiry.targetPrice === null ? null : format.money(inquiry.targetPrice, currency),
    category: inquiry.categoryName,
    deliveryDays: inquiry.deliveryDays,
    validDays: inquiry.validDays,
    pictures: inquiry.files.flatMap(({ place, isPicture }) => (isPicture ? [place] : [])),
    attachments: inquiry.files.flatMap(({ place, name, bytes, isPicture }) =>
      isPicture ? [] : [{ name, size: format.fileSize(bytes), href: inquiryFile(inquiryId, place) }],
    ),
    answer:
      answer === null
        ? null
        : {
            content: answer.content,
            price: format.money(answer.price, currency),
            about: format.about(answer.price, currency),
            minimum: format.quantity(answer.minimum, inquiry.unitName),
            leadDays: answer.leadDays,
            until: answer.validUntil,
            untilDay: format.longDay(answer.validUntil),
            at: answer.createTime,
            day: format.day(answer.createTime),
          },
  };
}
export type Inquiry = Awaited<ReturnType<typeof loadInquiry>>;
