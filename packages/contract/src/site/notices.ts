import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, nothing, page, paging, text, whole } from '../fields.ts';
import { noticeTextMax, noticeTitleMax } from '../values/limits.ts';
import { locales } from '../values/locales.ts';

const head = z.object({
  id: z.number(),
  title: z.string(),
  /** The language the words are in: the reader's, or the nearest there is. */
  language: z.string(),
  isTop: z.boolean(),
  publishTime: instant(),
});
const words = z.object({ title: text(1, noticeTitleMax), content: text(1, noticeTextMax) });
const written = { texts: z.partialRecord(z.enum(locales), words), isTop: z.boolean() };
const kept = z.object({
  id: z.number(),
  texts: z.record(z.string(), z.object({ title: z.string(), content: z.string() })),
  isTop: z.boolean(),
  /** Null while nobody but operators sees it. */
  publishTime: instant().nullable(),
  changedAt: instant(),
  version: z.number(),
});

/** What the platform tells everybody. Words are plain text, paragraphs parted by an empty line. */
export const noticeEndpoints = {
  'GET /notice/topNoticeList': endpoint({
    who: 'public',
    summary: 'The published notices that stand on top, the latest five',
    input: nothing,
    output: z.array(head),
  }),
  'GET /notice/noticeList': endpoint({
    who: 'public',
    summary: 'Published notices, those on top first, then the latest',
    input: z.object(paging),
    output: page(head),
  }),
  'GET /notice/info/{noticeId}': endpoint({
    who: 'public',
    summary: 'One published notice with its text',
    input: z.object({ noticeId: id() }),
    output: head.extend({ content: z.string() }),
    errors: ['noticeUnknown'],
  }),
  'GET /platform/notice/page': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'All notices in all their languages, the latest first',
    input: z.object(paging),
    output: page(kept),
  }),
  'POST /platform/notice': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Writes a notice; nobody sees it until it is published',
    input: z.object(written),
    output: z.object({ id: z.number() }),
    errors: ['noticeWithoutWords'],
  }),
  'PUT /platform/notice/{noticeId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes the words of a notice; a published one changes at once',
    input: z.object({ noticeId: id(), version: whole(1, 1_000_000), ...written }),
    output: done,
    errors: ['noticeUnknown', 'noticeWithoutWords', 'changedMeanwhile'],
  }),
  'PUT /platform/notice/{noticeId}/publish': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Shows a notice to everybody; one that is shown stays as it is',
    input: z.object({ noticeId: id() }),
    output: done,
    errors: ['noticeUnknown'],
  }),
  'PUT /platform/notice/{noticeId}/takeDown': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Takes a notice down; it stays with the operators',
    input: z.object({ noticeId: id() }),
    output: done,
    errors: ['noticeUnknown'],
  }),
} as const;
