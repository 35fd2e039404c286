import { defineMessage } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { ask, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { isMail, openForm, words } from '../account/form-answer.server.ts';
import { maskedMail, maskedMobile } from './masked.ts';

export async function loadBinding(asked: Asked) {
  const user = await ask(asked, 'GET /p/user/userInfo', {});
  const done = asked.url.searchParams.get('done');
  return {
    mail: maskedMail(user.userMail),
    mobile: user.userMobile ? maskedMobile(user.userMobile) : null,
    done: done === 'mail' || done === 'mobile' ? done : null,
    demo: personOf(asked.context).demo,
  };
}
export type Binding = Awaited<ReturnType<typeof loadBinding>>;

const noMobile = defineMessage({ message: 'Enter a mobile number with its country code.' });
const noCode = defineMessage({ message: 'Enter the code from the message.' });
const places = {
  codeRecentlySent: 'validCode',
  wrongVerificationCode: 'validCode',
  mobileNotValid: 'mobile',
} as const;

/** Sends a code to the new address or number, or binds it by that code. Which of the two is told by the form's field. */
export async function bind(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  const sending = form.text('intent') === 'send';
  const validCode = form.code();
  const missing = { validCode: !sending && validCode === '' && noCode };
  const next = (done: 'mail' | 'mobile') => goTo(asked.url, paths.binding({ done }));
  if (form.has('mobile')) {
    const mobile = form.text('mobile');
    const wrong = form.faults({ mobile: mobile === '' && noMobile, ...missing });
    if (wrong) return wrong;
    const answer = sending
      ? await tryAsk(asked, 'POST /sms/sendBindCode', { mobile })
      : await tryAsk(asked, 'PUT /p/user/updateMobile', { mobile, validCode });
    if (answer.code !== code.ok) return form.refused(answer, places);
    return sending ? form.show({ sent: mobile }) : next('mobile');
  }
  const mail = form.text('mail');
  const wrong = form.faults({ mail: !isMail(mail) && words.mail, ...missing });
  if (wrong) return wrong;
  const answer = sending
    ? await tryAsk(asked, 'POST /sms/sendBindCode', { mail })
    : await tryAsk(asked, 'PUT /p/user/updateMail', { mail, validCode });
  if (answer.code !== code.ok) return form.refused(answer, places);
  return sending ? form.show({ sent: mail }) : next('mail');
}
