import type { Marketplace } from './marketplace.ts';
import { sessionOf, startProcess } from './process.ts';

/** Where a process can be killed around a question to the world outside, in this order (`runtime/outside.ts`). */
export const stages = ['committed', 'answered', 'written', 'kept'] as const;
/** Every stage of the first and of the second question, as failpoints name them. */
export const stagesOfTwo = stages.flatMap((stage) => [`${stage}#1`, `${stage}#2`]);

type Settings = Readonly<Record<string, string>>;

/** Makes a buyer's call to a web process that dies of it. @returns the signal it died of */
export const callThatKills = async (
  m: Marketplace,
  failpoint: string,
  {
    buyer,
    path,
    body,
    settings = {},
  }: { readonly buyer: number; readonly path: string; readonly body: object; readonly settings?: Settings },
): Promise<string> => {
  const token = await sessionOf(m, buyer);
  const web = await startProcess('web', m.url, { ...settings, KYAKHTA_FAILPOINT: failpoint });
  await fetch(`${web.base}/api${path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    (answer) => answer.text(),
    () => 'no answer',
  );
  return web.ended;
};

/** Lets a worker do what is due until it dies. @returns the signal it died of */
export const workThatKills = async (m: Marketplace, failpoint: string, settings: Settings = {}): Promise<string> =>
  (await startProcess('worker', m.url, { ...settings, KYAKHTA_FAILPOINT: failpoint })).ended;

/** Brings planned work forward. */
export const dueNow = (m: Marketplace, kind: string, key: string): Promise<unknown> =>
  m.query('update work set due_at = now() - interval $$1 second$$ where kind = $1 and key = $2', [kind, key]);
