import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { writtenDeadline } from '../src/runtime/deadline.ts';

/** Fields of the contract, and columns, that say until when something is to be done or holds. */
const deadlines =
  'endTime|nextAt|signBefore|dueTime|dueAt|nextDueTime|ruleBy|shipByTime|doBy|autoReceiptTime|releaseTime|claimUntil|validUntil|noReasonUntil|payBefore|receiptDueAt|untilAt';
/** Written by a moment or a clock without its zone. A day alone has no clock. */
const bare = new RegExp(`\\b(?:moment|brief|clock)\\(\\s*(?:[\\w?!]+\\.)*(?:${deadlines})\\b`, 'g');
// When a job is due is no business of anybody's but operators, who read it among other moments.
const excepted = ['platform-console/app/pages/jobs/jobs-page.tsx'];
const root = join(import.meta.dirname, '../../..');

const sourcesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|\.react-router/.test(file))
    .map((file) => join(folder, file));

describe('a deadline', () => {
  it('is written nowhere without the zone of its clock', async () => {
    const files = await Promise.all(
      ['apps/storefront/app', 'apps/seller-console/app', 'apps/platform-console/app', 'packages/console/src'].map(sourcesIn),
    );
    const found = await Promise.all(
      files
        .flat()
        .filter((file) => !excepted.some((one) => file.endsWith(one)))
        .map(async (file) => ((await readFile(join(root, file), 'utf8')).match(bare) ?? []).map((match) => `${file}: ${match}`)),
    );
    expect(found.flat()).toEqual([]);
  });

  it('is seen by this test, however it is reached', () => {
    for (const text of ['moment(order.autoReceiptTime)', 'format.moment(dueTime)', 'brief(row.doBy)', 'clock(\n  one.info.signBefore)'])
      expect(text.match(bare), text).not.toBeNull();
    for (const text of ['deadline(order.autoReceiptTime)', 'moment(order.payTime)', 'day(offer.validUntil)'])
      expect(text.match(bare), text).toBeNull();
  });

  it('in mails has its zone in every language, by Moscow’s clock in Russian', () => {
    const at = new Date('2026-11-22T09:46:00Z');
    for (const locale of locales)
      expect(writtenDeadline(at, locale, 'Asia/Yekaterinburg'), locale).toMatch(locale === 'ru' ? /мск\+2/ : /[+]\D?5/);
    expect(writtenDeadline(at, 'ru', 'Europe/Moscow')).toMatch(/12:46 мск$/);
  });

  it('is the only time that mails tell, and always written by `writtenDeadline`, in flows that tell of it', async () => {
    // A placeholder with another name that may be a moment: times in a mail are called `until`.
    const named = /\{(\w*(?:[dD]ate|[dD]ay|[tT]ime|[wW]hen|[dD]eadline|[dD]ue|At|Before|After)|at|before|after|since|from)\b/g;
    for (const locale of locales) {
      const catalogue = (await import(join(root, 'apps/server/src/words', locale, 'index.ts'))) as Record<
        string,
        Readonly<Record<string, string>>
      >;
      const mails = Object.entries(catalogue[locale] ?? {}).filter(([id]) => id.startsWith('mail.'));
      expect(mails.length, locale).toBeGreaterThan(100);
      for (const [id, text] of mails) expect(text.match(named), `${locale} ${id}`).toBeNull();
    }
    const flows = (await readdir(join(root, 'apps/server/src'), { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.'),
    );
    const senders = (
      await Promise.all(flows.map(async (file) => ({ file, text: await readFile(join(root, 'apps/server/src', file), 'utf8') })))
    ).filter(({ text }) => /\b(?:sendMail|tellStore|tellBuyer)\(/.test(text));
    const written = senders.flatMap(({ file, text }) =>
      [...text.matchAll(/\buntil: (?!Date\b)([^\n]+)/g)].map(([, value = '']) => ({ file, value })),
    );
    expect(written.length).toBeGreaterThan(6);
    expect(written.filter(({ value }) => !value.includes('writtenDeadline('))).toEqual([]);
    expect(senders.filter(({ text }) => /DateTimeFormat|toLocale\w*String/.test(text)).map(({ file }) => file)).toEqual([]);
    // By whose clock: the reader's, never one for all.
    expect(senders.filter(({ text }) => /writtenDeadline\([^)]*'/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
