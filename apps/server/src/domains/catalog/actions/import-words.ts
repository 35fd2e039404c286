import type { Locale } from '@kyakhta/contract';
import { say } from '../../../words/index.ts';
import type { ImportFault } from '../model/import-columns.ts';

/** Why a row is refused, in words for the person who wrote the file. */
export const explainFault = (fault: Pick<ImportFault, 'reason' | 'values'>, locale: Locale = 'en'): string =>
  say(locale, `import.${fault.reason}`, fault.values);
