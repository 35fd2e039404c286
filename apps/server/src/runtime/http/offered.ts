import { code, type Locale, localeDefault, locales } from '@kyakhta/contract';
import type { App } from '../app.ts';
import type { Kept } from '../cache.ts';
import { execute, type Request } from '../execute.ts';

const key = 'languages offered';
interface Offered extends Kept {
  readonly data: readonly Locale[];
}

/** The process itself asks. */
const nobody: Request = {
  actor: { kind: 'anonymous', id: null },
  token: null,
  locale: localeDefault,
  requestId: 'languages',
  ip: null,
  userAgent: null,
  idempotencyKey: null,
  plainPasswordAllowed: false,
};

/**
 * The languages that the site offers now: kept with the answer that tells them, and dropped with it, so that what an
 * operator switches counts from the next request on. All of them when that cannot be known.
 */
export const offeredLanguages = async (app: App): Promise<readonly Locale[]> => {
  const kept = app.cache.get(key) as Offered | undefined;
  if (kept !== undefined) return kept.data;
  const read = async (): Promise<Offered> => {
    const answer = await execute(app, 'GET /lang/default', {}, nobody);
    if (answer.code !== code.ok) throw new Error('the languages of the site cannot be read');
    const { langItemList } = answer.data as { langItemList: readonly { language: string; hide: number }[] };
    const shown = new Set(langItemList.filter(({ hide }) => hide === 0).map(({ language }) => language));
    return { data: locales.filter((locale) => shown.has(locale)), body: '', tags: answer.tags ?? [] };
  };
  try {
    return (await app.cache.fill<Offered>(key, (one) => one.tags ?? [], read)).data;
  } catch {
    return locales;
  }
};
