import { dayIn, dayWithZone, languageTag, type Locale, momentWithZone, paperZone } from '@kyakhta/contract';
import type { Pair, Paper } from '../../outside/pdf/index.ts';
import { say, type WordId } from '../../words/index.ts';
import type { PacketChain, PacketEntry } from './chain.ts';

/** Hebrew and Arabic are printed in English: its figures and steps are those of operators and banks. */
const paperLocale = (locale: Locale): Locale => (locale === 'ar' || locale === 'he' ? 'en' : locale);
/** Signs that steer the direction or the shape of text: on paper they could make it say something else. */
const steering = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const plain = (text: string): string => text.replaceAll(steering, ' ').trim();
/** Longer texts are cut on paper; the archive has them whole. */
const charsMax = 1200;

type Word = WordId extends infer W ? (W extends `packet.${infer Id}` ? Id : never) : never;
const word = (locale: Locale, id: Word): string => say(locale, `packet.${id}`, {});
const sides = ['buyer', 'seller', 'operator', 'platform', 'carrier'] as const;

const whoOf = (locale: Locale, by: string): string => {
  const [side = '', ...id] = by.split(' ');
  const known = sides.find((one) => one === side);
  return [known === undefined ? side : word(locale, known), ...id].join(' ');
};
const detailsOf = (entry: PacketEntry): string[] =>
  Object.entries(entry.data).flatMap(([name, value]) => {
    const text = plain(String(value ?? ''));
    return text === '' ? [] : [`${name}: ${text.length > charsMax ? `${text.slice(0, charsMax)}…` : text}`];
  });

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: paperZone });
/** When an entry was, in the zone of all papers, which stands above the entries. */
const timeOf = (at: string): string[] => [dayIn(new Date(at)), clock.format(new Date(at))];

/** The history to be read, in one language, each entry with its number and its hash; the last hash stands at the end. */
export const packetPaper = (chain: PacketChain, locale: Locale, issuer: string, at: string): Paper => {
  const own = paperLocale(locale);
  const alone = (text: string): Pair => [text, ''];
  const column = (id: Word, width: number) => ({ heading: alone(word(own, id)), width, numeric: false });
  return {
    number: chain.refund,
    at,
    day: alone(dayWithZone(new Date(at), languageTag[own])),
    languages: [languageTag[own], languageTag[own]],
    issuer,
    title: alone(word(own, 'title')),
    sections: [
      {
        heading: alone(`${word(own, 'order')} ${chain.order}`),
        paragraphs: [alone(`${word(own, 'made')} ${momentWithZone(new Date(at), languageTag[own])}`)],
        table: {
          columns: [column('number', 0.06), column('time', 0.13), column('who', 0.13), column('what', 0.18), column('details', 0.5)],
          rows: chain.entries.map((entry) => [
            [String(entry.sequence)],
            timeOf(entry.at),
            [whoOf(own, entry.by)],
            [word(own, entry.kind)],
            [...detailsOf(entry), `# ${entry.hash}`],
          ]),
        },
      },
      { heading: alone(word(own, 'lastHash')), paragraphs: [alone(chain.last), alone(word(own, 'check'))], table: null },
    ],
  };
};
