import { code, locales } from '@kyakhta/contract/values';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { call } from './client.ts';
import type { Locale } from './locales.ts';

type Offered = {
  languages: readonly Locale[];
  /** Asks which there are now. */
  askAgain: () => Promise<readonly Locale[]>;
};
const OfferedContext = createContext<Offered>({ languages: locales, askAgain: () => Promise.resolve(locales) });

/** The languages that the site offers now; all of them when that cannot be known. */
export async function readOffered(): Promise<readonly Locale[]> {
  const answer = await call('GET /lang/default', {});
  if (answer.code !== code.ok) return locales;
  const on = new Set(answer.data.langItemList.filter(({ hide }) => hide === 0).map(({ language }) => language));
  return locales.filter((locale) => on.has(locale));
}

export function OfferedLanguages({ first, children }: { first: readonly Locale[]; children: ReactNode }) {
  const [languages, setLanguages] = useState(first);
  const value = useMemo(
    () => ({
      languages,
      askAgain: async () => {
        const now = await readOffered();
        setLanguages(now);
        return now;
      },
    }),
    [languages],
  );
  return <OfferedContext value={value}>{children}</OfferedContext>;
}

/** The languages that somebody can choose here. */
export const useOffered = (): Offered => use(OfferedContext);
