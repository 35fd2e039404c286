import { code, type EndpointKey, type Locale, localeDefault, locales } from '@kyakhta/contract';
import type { App } from '../app.ts';
import type { Kept } from '../cache.ts';
import { execute, type Request } from '../execute.ts';

interface Offered<T> extends Kept {
  readonly data: readonly T[];
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

/** What the site offers of a kind now: kept with the answer that tells it, and dropped with it. */
const offeredOf = async <T>(app: App, name: string, endpoint: EndpointKey, of: (data: unknown) => readonly T[]): Promise<readonly T[]> => {
  const key = `${name} offered`;
  const kept = app.cache.get(key) as Offered<T> | undefined;
  if (kept !== undefined) return kept.data;
  const read = async (): Promise<Offered<T>> => {
    const answer = await execute(app, endpoint, {}, nobody);
    if (answer.code !== code.ok) throw new Error(`the ${name} of the site cannot be read`);
    return { data: of(answer.data), body: '', tags: answer.tags ?? [] };
  };
  return (await app.cache.fill<Offered<T>>(key, (one) => one.tags ?? [], read)).data;
};

/** The languages offered, so that what an operator switches counts from the next request on; all of them when that cannot be known. */
export const offeredLanguages = async (app: App): Promise<readonly Locale[]> => {
  try {
    return await offeredOf(app, 'languages', 'GET /lang/default', (data) => {
      const { langItemList } = data as { langItemList: readonly { language: string; hide: number }[] };
      const shown = new Set(langItemList.filter(({ hide }) => hide === 0).map(({ language }) => language));
      return locales.filter((locale) => shown.has(locale));
    });
  } catch {
    return locales;
  }
};

export interface Currency {
  readonly currencyCode: string;
  readonly symbol: string;
  readonly exchangeRate: string;
  readonly decimals: number;
  readonly status: number;
  readonly defaultCurrency: number;
}
/** Of the list of currencies those that are shown. */
export const shownCurrencies = (data: unknown): readonly Currency[] => (data as readonly Currency[]).filter(({ status }) => status === 1);

/** The currencies offered; none when that cannot be known. */
export const offeredCurrencies = async (app: App): Promise<readonly Currency[]> => {
  try {
    return await offeredOf(app, 'currencies', 'GET /currency/list', shownCurrencies);
  } catch {
    return [];
  }
};
