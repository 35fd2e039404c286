import { defineMessage } from '@lingui/core/macro';
import { code, readWaybill, waybillSigns } from '@kyakhta/contract/values';
import { goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { openPictureForm, type PictureResult } from '../files/picture-form.server.ts';
import { otherCarrier } from './carriers.ts';

const words = {
  carrier: defineMessage({ message: 'Choose a carrier.' }),
  name: defineMessage({ message: 'Enter the name of the carrier.' }),
  waybill: defineMessage({ message: 'Enter the waybill number.' }),
  waybillSigns: defineMessage({ message: 'A waybill number has 4 to 64 Latin letters, digits or hyphens. Check what you entered.' }),
};

/** Names the parcel in which the goods go back, or corrects it. */
export async function tellParcel(asked: Asked, refundSn: string, data: FormData): Promise<Response | PictureResult> {
  const { form, again, pictures, unfinished } = await openPictureForm(asked, data, 'refund');
  if (unfinished) return unfinished;
  const carrier = form.text('expressId');
  const isOther = carrier === otherCarrier;
  // How another carrier prints its numbers nobody here knows.
  const waybill = isOther ? form.text('expressNo') : readWaybill(form.text('expressNo'));
  const wrong = form.faults({
    expressId: !isOther && !/^[1-9]\d{0,8}$/.test(carrier) && words.carrier,
    expressName: isOther && form.text('expressName') === '' && words.name,
    expressNo: waybill === '' ? words.waybill : !isOther && !waybillSigns.test(waybill) && words.waybillSigns,
  });
  if (wrong) return again(wrong);
  const told = {
    refundSn,
    ...(isOther ? { expressName: form.text('expressName') } : { expressId: Number(carrier) }),
    expressNo: waybill,
    mobile: form.text('mobile'),
    senderRemarks: form.text('senderRemarks'),
    ...(pictures !== '' && { imgs: pictures }),
  };
  const call = form.has('correct') ? 'PUT /p/orderRefund/reSubmitExpress' : 'POST /p/orderRefund/submitExpress';
  const answer = await tryAsk(asked, call, told);
  if (answer.code !== code.ok) return again(form.refused(answer, { carrierUnknown: 'expressId', waybillOfOrder: 'expressNo' }));
  return goTo(asked.url, paths.refund(refundSn));
}
