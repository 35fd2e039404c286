import { defineMessage } from '@lingui/core/macro';
import { code, timeZones } from '@kyakhta/contract/values';
import { ask, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { heldFiles } from '../files/held-file.ts';
import { openForm } from '../account/form-answer.server.ts';
import { maskedMail, maskedMobile } from './masked.ts';

export async function loadAccount(asked: Asked) {
  const person = personOf(asked.context);
  const [user, centre] = await Promise.all([ask(asked, 'GET /p/user/userInfo', {}), ask(asked, 'GET /p/user/centerInfo', {})]);
  const groups = timeZones(person.locale, new Date(person.now));
  const listed = groups.some(({ zones }) => zones.some(({ id }) => id === user.timeZone));
  return {
    userName: user.userName,
    nickName: user.nickName,
    pic: user.pic,
    sex: user.sex ?? '',
    birthDate: user.birthDate ?? '',
    timeZone: user.timeZone,
    /** An older name of a zone stays the person's choice. */
    otherZone: listed ? null : user.timeZone,
    zones: groups,
    today: person.now.slice(0, 10),
    mail: maskedMail(user.userMail),
    mobile: user.userMobile ? maskedMobile(user.userMobile) : null,
    isSetPassword: centre.isSetPassword,
    saved: asked.url.searchParams.get('done') === 'saved',
  };
}
export type Account = Awaited<ReturnType<typeof loadAccount>>;

const noNickName = defineMessage({ message: 'Enter a nickname.' });

const noPicture = defineMessage({ message: 'Choose a picture first.' });

async function saveAvatar(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  const [held] = heldFiles(data, 'avatarFile');
  const problem = form.text('fileProblem');
  if (problem) return form.show({ fields: { avatar: problem } });
  if (!held && form.text('intent') === 'avatar') return form.faults({ avatar: noPicture });
  const answer = await tryAsk(asked, 'PUT /p/user/setUserInfo', { pic: held?.filePath ?? '' });
  return answer.code === code.ok ? goTo(asked.url, paths.account({ done: 'saved' })) : form.refused(answer, { fileUnknown: 'avatar' });
}

export async function saveAccount(asked: Asked, data: FormData) {
  const form = openForm(asked, data);
  if (form.has('intent')) return (await saveAvatar(asked, data)) ?? undefined;
  const nickName = form.text('nickName');
  const wrong = form.faults({ nickName: nickName === '' && noNickName });
  if (wrong) return wrong;
  const sex = form.text('sex');
  const timeZone = form.text('timeZone');
  const answer = await tryAsk(asked, 'PUT /p/user/setUserInfo', {
    nickName,
    sex: sex === 'M' || sex === 'F' ? sex : '',
    birthDate: form.text('birthDate'),
    ...(timeZone && { timeZone }),
  });
  return answer.code === code.ok
    ? goTo(asked.url, paths.account({ done: 'saved' }))
    : form.refused(answer, { nickNameTooLong: 'nickName' });
}
