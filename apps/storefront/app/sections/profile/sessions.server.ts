import { code } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, refusal, tryAsk, type Asked } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import { farPaths } from '../../far-paths.ts';
import { deviceOf } from './device.ts';

export async function loadSessions(asked: Asked) {
  const format = formatOf(asked.context);
  const sessions = await ask(asked, 'GET /p/user/sessions', {});
  const ended = Number(asked.url.searchParams.get('ended'));
  return {
    sessions: sessions.map(({ sessionId, current, userAgent, ip, createdAt }) => ({
      sessionId,
      current,
      ...deviceOf(userAgent),
      ip,
      since: format.moment(createdAt),
    })),
    ended: Number.isInteger(ended) && ended > 0 && ended < 1000 ? ended : 0,
  };
}
export type Sessions = Awaited<ReturnType<typeof loadSessions>>;

/** Ends one session, or all but this one. */
export async function endSessions(asked: Asked, data: FormData) {
  if (textOf(data, 'intent') === 'others') {
    const answer = await tryAsk(asked, 'POST /p/user/sessions/endOthers', {});
    return answer.code === code.ok ? goTo(asked.url, farPaths.sessions({ ended: answer.data.ended })) : refusal(answer);
  }
  const answer = await tryAsk(asked, 'DELETE /p/user/session/{sessionId}', { sessionId: textOf(data, 'sessionId') });
  return answer.code === code.ok ? goTo(asked.url, farPaths.sessions({ ended: 1 })) : refusal(answer);
}
