import { failures } from './failures.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { names } from './names.ts';
import { papers } from './papers.ts';
import { sheets } from './sheets.ts';

/** Sentences of the server in English: the measure of what there is. */
export const en = { ...failures, ...fields, ...mails, ...names, ...papers, ...sheets } as const;
