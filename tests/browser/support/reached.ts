/** The looks that a change can reach in a language other than English: see `bin/lib/reach.mjs`. */
import { consoles, type Look, storefront } from './looks.ts';

interface Reach {
  /** What all pages share has changed, or nothing tells what has. */
  readonly everything: boolean;
  /** As the tables of routes write them: `/seller/orders/:orderNumber`. */
  readonly paths: readonly string[];
  /** Names of looks that are new. */
  readonly looks: readonly string[];
}

const looks = [...storefront, ...consoles];
/** Nothing is said where somebody asks for certain journeys, or for every language. */
const reach = process.env['KYAKHTA_REACH'] === undefined ? undefined : (JSON.parse(process.env['KYAKHTA_REACH']) as Reach);

/** The address of a page, without what is asked of it; what it shows has a number that no table knows. */
const pathOf = (look: Look): string => new URL(look.path('0'), 'http://any.test').pathname;

const matches = (row: string, path: string): boolean => {
  const partsOf = (text: string): string[] => text.replace(/(.)\/$/, '$1').split('/');
  const [of, asked] = [partsOf(row), partsOf(path)];
  return of.length === asked.length && of.every((part, place) => part.startsWith(':') || part === asked[place]);
};

/** One look of each page: what all of them share is seen on any of its looks. */
const firstOfEach = (): Look[] => [...new Map(looks.toReversed().map((look) => [pathOf(look), look])).values()].toReversed();

const looksFor = ({ everything, paths, looks: fresh }: Reach): Look[] => {
  const first = new Set(everything ? firstOfEach() : []);
  return looks.filter((look) => first.has(look) || fresh.includes(look.name) || paths.some((row) => matches(row, pathOf(look))));
};

export const reachedLooks: readonly Look[] = reach === undefined ? looks : looksFor(reach);
