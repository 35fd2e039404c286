import { defineMessage } from '@lingui/core/macro';
import { agreementState, code, isEnough, orderStatus, paymentTerm, refusalChars, signerNameChars } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { orderNumbersOf } from '../../payment-address.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';

/** The buyer's contract about an order, with how far both sides are, and the other orders of the same purchase. */
export async function loadContract(asked: Asked, orderNumber: string) {
  const [info, others] = await Promise.all([ask(asked, 'GET /p/agreement/info', { orderNumber }), othersOf(asked, orderNumber)]);
  const format = formatOf(asked.context);
  const moment = (iso: string | null | undefined) => (iso ? format.moment(iso) : null);
  const { agreement, seller, status } = info;
  const { signature } = agreement;
  return {
    orderNumber,
    status,
    amount: format.money(info.actualTotal, info.currency),
    paper: agreement.paper,
    made: agreement.paper.day?.[0] ?? format.moment(agreement.createdAt),
    isReady: agreement.hasDocument,
    signatory: agreement.signatory,
    mayAnswer: agreement.state === agreementState.waiting && status === orderStatus.waitingBuyerContract,
    buyer: { state: info.buyer.state, until: format.deadline(info.buyer.signBefore), at: moment(info.buyer.endedAt) },
    supplier: seller && { state: seller.state, until: format.deadline(seller.signBefore), at: moment(seller.endedAt) },
    refusal: agreement.refusal,
    isCash: info.paymentTerm === paymentTerm.cashOnDelivery,
    paidAt: moment(info.payTime),
    payBy: info.payBefore ? format.deadline(info.payBefore) : null,
    codeGoesTo: info.codeGoesTo ?? '',
    signature: signature && {
      name: signature.signerName,
      at: format.moment(signature.signedAt),
      document: signature.document,
      seal: signature.seal,
    },
    files: {
      contract: agreement.hasDocument ? documentAddress(orderNumber, 'contract') : null,
      certificate: agreement.hasCertificate ? documentAddress(orderNumber, 'certificate') : null,
    },
    others,
    demo: personOf(asked.context).demo,
  };
}
export type Contract = Awaited<ReturnType<typeof loadContract>>;

const documentAddress = (orderNumber: string, part: 'contract' | 'certificate'): string =>
  `/api/p/agreement/document?orderNumber=${orderNumber}&part=${part}`;

/** Of the orders placed together those that can be paid now, and those whose contract waits for her, too. */
async function othersOf(asked: Asked, shown: string) {
  const numbers = (orderNumbersOf(asked.url)?.split(',') ?? []).filter((number) => number !== shown);
  const states = await Promise.all(
    numbers.map(async (orderNumber) => ({ orderNumber, answer: await tryAsk(asked, 'GET /p/myOrder/getOrderStatus', { orderNumber }) })),
  );
  const inState = (status: number) =>
    states.filter(({ answer }) => answer.code === code.ok && answer.data === status).map(({ orderNumber }) => orderNumber);
  return { payable: inState(orderStatus.pendingPayment), waiting: inState(orderStatus.waitingBuyerContract) };
}

const words = {
  code: defineMessage({ message: 'Enter the code from the email.' }),
  name: defineMessage({ message: 'Enter your full name.' }),
  agreed: defineMessage({ message: 'Confirm that you’ve read the contract and sign it.' }),
  reason: defineMessage({ message: 'Say in a few words why you refuse.' }),
};

/** Sends the code, signs, or refuses; what was typed stays with a refusal. */
export async function answerContract(asked: Asked, orderNumber: string, data: FormData): Promise<Response | FormResult> {
  const form = openForm(asked, data);
  const again = paths.contract(orderNumber, orderNumbersOf(asked.url));
  const intent = form.text('intent');
  if (intent === 'refuse') {
    const reason = form.text('reason');
    const wrong = form.faults({ reason: (!isEnough(reason, refusalChars.min) || reason.length > refusalChars.max) && words.reason });
    if (wrong) return wrong;
    const answer = await tryAsk(asked, 'POST /p/agreement/refuse', { orderNumber, reason });
    return answer.code === code.ok ? goTo(asked.url, again) : form.refused(answer);
  }
  if (intent === 'send') {
    const { codeGoesTo } = await ask(asked, 'GET /p/agreement/info', { orderNumber });
    const answer = await tryAsk(asked, 'POST /p/agreement/sendCode', { orderNumber });
    return answer.code === code.ok ? form.show({ sent: codeGoesTo }) : form.refused(answer, { codeRecentlySent: 'validCode' });
  }
  const [validCode, signerName] = [form.code(), form.text('signerName')];
  const wrong = form.faults({
    signerName: (signerName.length < signerNameChars.min || signerName.length > signerNameChars.max) && words.name,
    validCode: !form.isCode(validCode) && words.code,
    agreed: !form.has('agreed') && words.agreed,
  });
  if (wrong) return wrong;
  const answer = await tryAsk(asked, 'POST /p/agreement/sign', { orderNumber, signerName, validCode, agreed: true });
  return answer.code === code.ok
    ? goTo(asked.url, again)
    : form.refused(answer, { wrongVerificationCode: 'validCode', signerDiffers: 'signerName' });
}
