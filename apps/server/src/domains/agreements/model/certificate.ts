import { dayWithZone, languageTag, type Locale, momentWithZone } from '@kyakhta/contract';
import type { Pair, Paper } from '../../../outside/pdf/index.ts';
import type { SignatureRow } from '../model.ts';
import { type AgreementWords, paperLocales, type PaperLocale, write } from './texts/index.ts';

/** The language of a contract's own column. */
const localesOf = (paper: Paper): readonly [PaperLocale, PaperLocale] => {
  const locale = (tag: string): PaperLocale =>
    paperLocales((Object.entries(languageTag).find(([, t]) => t === tag)?.[0] ?? 'en') as Locale)[0];
  return [locale(paper.languages[0]), locale(paper.languages[1])];
};

/** The words that a signer agrees to, in her language. */
export const consentOf = (paper: Paper): string => write(localesOf(paper)[0], 'consentText', { number: paper.number });

/** The paper that says who signed which bytes, when and how, with the seal to check it by. */
export const composeCertificate = (contract: Paper, s: SignatureRow): Paper => {
  const [own, other] = localesOf(contract);
  const values = (locale: PaperLocale) => ({
    at: momentWithZone(s.signedAt, languageTag[locale]),
    name: s.signerName,
    mail: s.codeSentTo,
    consent: s.consent,
  });
  const both = (id: keyof AgreementWords, more?: Readonly<Record<string, string>>): Pair => [
    write(own, id, more ?? values(own)),
    write(other, id, more ?? values(other)),
  ];
  return {
    number: contract.number,
    at: s.signedAt.toISOString(),
    languages: contract.languages,
    issuer: contract.issuer,
    day: [dayWithZone(s.signedAt, languageTag[own]), dayWithZone(s.signedAt, languageTag[other])],
    title: both('certificate'),
    sections: [
      { heading: both('signature'), paragraphs: [both('signedBy'), both('signedAt'), both('codeSentTo'), both('consent')], table: null },
      {
        heading: both('seal'),
        paragraphs: [
          both('documentHash', { hash: s.document }),
          both('previousSeal', { hash: s.previous }),
          both('ownSeal', { hash: s.seal }),
          both('sealText'),
        ],
        table: null,
      },
    ],
  };
};
