import type { Words } from '../types.ts';
import { failures } from './failures.ts';
import { fields } from './fields.ts';
import { mails } from './mails.ts';
import { names } from './names.ts';
import { papers } from './papers.ts';
import { sheets } from './sheets.ts';

export const he: Words = { ...failures, ...fields, ...mails, ...names, ...papers, ...sheets };
