import { defineMessage } from '@lingui/core/macro';
import { code } from '@kyakhta/contract/values';
import { ask, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { farPaths } from '../../far-paths.ts';
import { loadSocialSites } from '../account/social.server.ts';
import { socialSites, troubleOf } from '../account/social-sites.ts';
import { isMail, openForm, words } from '../account/form-answer.server.ts';
import { maskedMail, maskedMobile } from './masked.ts';

const doneOf = (text: string | null): 'mail' | 'mobile' | 'unbound' | null =>
  text === 'mail' || text === 'mobile' || text === 'unbound' ? text : null;

export async function loadBinding(asked: Asked) {
  const user = await ask(asked, 'GET /p/user/userInfo', {});
  return {
    mail: maskedMail(user.userMail),
    mobile: user.userMobile ? maskedMobile(user.userMobile) : null,
    done: doneOf(asked.url.searchParams.get('done')),
    social: await loadSocial(asked),
    trouble: troubleOf(asked.url),
    demo: personOf(asked.context).demo,
  };
}

/** The other sites that are open, or of which an account is bound. */
async function loadSocial(asked: Asked) {
  const [open, bound] = await Promise.all([loadSocialSites(asked), ask(asked, 'GET /p/user/social', {})]);
  return socialSites.flatMap(({ site, name, type }) => {
    const account = bound.find(({ socialType }) => socialType === type);
    if (account === undefined && !open.includes(site)) return [];
    return [
      {
        site,
        name,
        type,
        isOpen: open.includes(site),
        isBound: account !== undefined,
        mail: account?.mail ? maskedMail(account.mail) : null,
      },
    ];
  });
}
export type SocialBinding = Awaited<ReturnType<typeof loadSocial>>[number];
export type Binding = Awaited<ReturnType<typeof loadBinding>>;

const noMobile = defineMessage({ message: 'Enter a mobile number with its country code.' });
const noCode = defineMessage({ message: 'Enter the code from the message.' });
const places = {
  codeRecentlySent: 'validCode',
  tooManyCodes: 'validCode',
  wrongVerificationCode: 'validCode',
  mobileNotValid: 'mobile',
} as const;

/** Unlinks an account of another site, or sends a code to the new address or number, or links it by that code. The form's field says which of the two. */
export async function bind(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  if (form.text('intent') === 'unbind') {
    const answer = await tryAsk(asked, 'DELETE /p/user/social/{socialType}', { socialType: form.text('socialType') });
    return answer.code === code.ok ? goTo(asked.url, farPaths.binding({ done: 'unbound' })) : form.refused(answer);
  }
  const sending = form.text('intent') === 'send';
  const validCode = form.code();
  const missing = { validCode: !sending && validCode === '' && noCode };
  const next = (done: 'mail' | 'mobile') => goTo(asked.url, farPaths.binding({ done }));
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
