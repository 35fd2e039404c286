import { defineMessage } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { accountDeleted } from '../../server-address.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { maskedMail } from './masked.ts';

/** What prevents leaving, as far as it is known beforehand; the server decides. */
export async function loadLeaving(asked: Asked) {
  const [user, balance] = await Promise.all([ask(asked, 'GET /p/user/userInfo', {}), ask(asked, 'GET /p/userBalance/getBalanceInfo', {})]);
  const money = balance.balance + balance.heldBalance;
  return {
    mail: maskedMail(user.userMail),
    balance: money > 0 ? formatOf(asked.context).money(money, balance.currency) : null,
    demo: personOf(asked.context).demo,
  };
}
export type Leaving = Awaited<ReturnType<typeof loadLeaving>>;

const words = {
  code: defineMessage({ message: 'Enter the code from the email.' }),
  understood: defineMessage({ message: 'Confirm that you understand what is deleted.' }),
};

/** Sends the code to the bound mailbox, or deletes the account by it. */
export async function leave(asked: Asked, data: FormData): Promise<Response | (FormResult & { inUse?: boolean })> {
  const form = openForm(asked, data);
  if (form.text('intent') === 'send') {
    const { userMail } = await ask(asked, 'GET /p/user/userInfo', {});
    const answer = await tryAsk(asked, 'POST /sms/sendDestroyCode', {});
    return answer.code === code.ok ? form.show({ sent: maskedMail(userMail) }) : form.refused(answer, { codeRecentlySent: 'validCode' });
  }
  const validCode = form.code();
  const wrong = form.faults({ validCode: validCode === '' && words.code, understood: !form.has('understood') && words.understood });
  if (wrong) return wrong;
  const answer = await tryAsk(asked, 'POST /p/user/destroy', { validCode });
  if (answer.code === code.ok) return goTo(asked.url, accountDeleted());
  return { ...form.refused(answer, { wrongVerificationCode: 'validCode' }), inUse: answer.data?.failure === 'accountInUse' };
}
