import type { Locale } from './locales.ts';

/** Routes shown around every page: their words are one file, and no page carries them again. */
const frameRoutes = ['root', 'routes/main-layout', 'routes/page-frame'];
export const isOfFrame = (route: string): boolean => frameRoutes.includes(route);

/** Scripts that several addresses share, by the first part of their ids: `announced/coupons` is one of `routes/announced`. */
const shared: Readonly<Record<string, string>> = { announced: 'routes/announced', social: 'routes/social-callback' };
export const scriptOf = (id: string): string => shared[id.split('/')[0] ?? ''] ?? id;

/** The words around every page, and those of what opens there when somebody asks for it: a file each. */
export const frameWords = 'frame';
export const laterWords = 'later';

/** Where the words of a route (named by its script, `routes/home`) lie in a language. */
export const wordsAddress = (name: string, locale: Locale): string =>
  `/assets/words/${String(import.meta.env['WORDS_VERSION'])}/${name}.${locale}.js`;
