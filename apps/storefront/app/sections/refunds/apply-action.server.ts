import { defineMessage } from '@lingui/core/macro';
import { applyType, code, ownWords, refundType } from '@kyakhta/contract/values';
import { goTo, tryAsk, type Asked } from '../../ask.ts';
import { figure } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { openPictureForm, type PictureResult } from '../files/picture-form.server.ts';
import { wholeOrder } from './apply.server.ts';
import { giftField } from './gift-field.ts';
import { isReason, ownReason } from './reasons.ts';
import { refundNumberOf } from './refund-view.server.ts';
import { refusedThere } from './refused-there.ts';

const words = {
  what: defineMessage({ message: 'Choose what you want money back for.' }),
  reason: defineMessage({ message: 'Choose a reason.' }),
  ownReason: defineMessage({ message: 'Say the reason in a few words.' }),
  amount: defineMessage({ message: 'Enter an amount such as 120.50, or leave the field empty.' }),
  count: defineMessage({ message: 'Enter a whole number of at least 1, or leave the field empty.' }),
};

/** Where the form tells what the server refuses: most of it at the fields of the call. */
const places = { refundOpenAlready: 'what' } as const;
const names = { orderItemId: 'what', giveawayItemIds: 'gifts' } as const;

/** Applies for a refund, or changes the application that the address names. */
export async function applyForRefund(asked: Asked, data: FormData): Promise<Response | PictureResult> {
  const { form, again, pictures, unfinished } = await openPictureForm(asked, data, 'refund');
  if (unfinished) return unfinished;
  const refundSn = asked.url.searchParams.has('refundSn') ? refundNumberOf(asked.url) : null;
  const what = form.text('what');
  const isWhole = what === wholeOrder;
  const [reason, own] = [form.text('buyerReason'), form.text('ownReason')];
  const [amount, count] = [figure(form.text('refundAmount')), isWhole ? '' : figure(form.text('goodsNum'))];
  const mobile = form.text('buyerMobile');
  // The server looks at the rest, and tells all that is wrong at once; the words of this page are told in their place.
  const wrong = form.faults({
    what: !isWhole && !/^[1-9]\d{0,8}$/.test(what) && words.what,
    goodsNum: count !== '' && !/^0*[1-9]\d{0,6}$/.test(count) && words.count,
    refundAmount: amount !== '' && !/^\d{1,11}(\.\d{1,4})?$/.test(amount) && words.amount,
    buyerReason: reason !== ownReason && !isReason(reason) && words.reason,
    ownReason: reason === ownReason && own === '' && words.ownReason,
  });
  if (wrong?.fields['what'] !== undefined) return again(wrong);
  const sent = refusedThere(
    { goodsNum: count, refundAmount: amount, buyerReason: isReason(reason) ? reason : ownWords(own) },
    wrong?.fields ?? {},
  );
  const gifts = form
    .text('gifts')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id));
  // Without a reason it is the goods that go back.
  const withReturn = reason === 'noReason' || form.text('applyType') === String(applyType.withReturn);
  const wish = {
    applyType: withReturn ? applyType.withReturn : applyType.refundOnly,
    isReceiver: withReturn || form.text('isReceiver') === '1' ? 1 : 0,
    buyerReason: sent.buyerReason,
    ...(sent.goodsNum !== '' && { goodsNum: sent.goodsNum }),
    ...(sent.refundAmount !== '' && { refundAmount: sent.refundAmount }),
    ...(mobile !== '' && { buyerMobile: mobile }),
    ...(gifts.length > 0 && { giveawayItemIds: gifts.filter((id) => form.text(giftField(Number(id))) !== 'stays').join(',') }),
    buyerDesc: form.text('buyerDesc'),
    ...(pictures !== '' && { photoFiles: pictures }),
  };
  const answer =
    refundSn === null
      ? await tryAsk(asked, 'POST /p/orderRefund/apply', {
          orderNumber: asked.url.searchParams.get('orderNumber') ?? '',
          refundType: isWhole ? refundType.wholeOrder : refundType.oneItem,
          ...(!isWhole && { orderItemId: what }),
          ...wish,
        })
      : await tryAsk(asked, 'PUT /p/orderRefund/update_refund', { refundSn, ...wish });
  if (answer.code === code.ok) return goTo(asked.url, paths.refund(answer.data.refundSn, { done: 1 }));
  const refused = form.refused(answer, places, names);
  if (wrong === null) return again(refused);
  // Its own words are typed at a field of their own.
  const { buyerReason: _, ...told } = refused.fields;
  return again({ ...refused, fields: { ...(reason === ownReason && own === '' ? told : refused.fields), ...wrong.fields } });
}
