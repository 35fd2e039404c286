import type { Endpoint, EndpointKey } from '@kyakhta/contract';
import type { z } from 'zod';
import type { AnswerCache, Kept } from './cache.ts';
import { KeptParts } from './cache.ts';
import type { Ctx } from './context.ts';

/** A list handler whose types are known no more. */
export interface AnyCachedList {
  readonly list: (
    ctx: Ctx,
    input: unknown,
  ) => Promise<{ ids: readonly number[]; rest: Readonly<Record<string, unknown>>; tags: readonly string[] }>;
  readonly records: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>;
  readonly tag: (id: number) => string;
}

const idBytes = 4;

/**
 * Which records a list shows, and the rest of the answer as JSON text ready to be joined to them. Tens of thousands are kept:
 * each is one flat string of bytes, the ids and then the text, instead of an array and a text.
 */
class KeptList implements Kept {
  readonly body: string;
  tags: readonly string[];
  weight = 0;
  place = 0;
  asked = false;
  readonly #count: number;
  constructor(ids: readonly number[], rest: string, tags: readonly string[]) {
    const packed = Buffer.alloc(ids.length * idBytes);
    for (const [i, id] of ids.entries()) packed.writeUInt32LE(id, i * idBytes);
    this.body = Buffer.concat([packed, Buffer.from(`],${rest.slice(1)}`)]).toString('latin1');
    this.#count = ids.length;
    this.tags = tags;
  }
  get data(): readonly number[] {
    const packed = Buffer.from(this.body.slice(0, this.#count * idBytes), 'latin1');
    return Array.from({ length: this.#count }, (_, i) => packed.readUInt32LE(i * idBytes));
  }
  /** What stands behind the records. */
  get rest(): Buffer {
    return Buffer.from(this.body.slice(this.#count * idBytes), 'latin1');
  }
}

const shapes = new WeakMap<Endpoint, { readonly record: z.ZodType; readonly rest: z.ZodType }>();
const shapesOf = (endpoint: Endpoint): { readonly record: z.ZodType; readonly rest: z.ZodType } => {
  const known = shapes.get(endpoint);
  if (known !== undefined) return known;
  const output = endpoint.output as z.ZodObject<{ records: z.ZodArray<z.ZodType> }>;
  const made = { record: output.shape.records.element, rest: output.omit({ records: true }) };
  shapes.set(endpoint, made);
  return made;
};

const head = Buffer.from('{"records":[');
const comma = Buffer.from(',');

/**
 * Answers a list from what is kept: the list itself and each of its records, projected through the contract one by
 * one. `withContext` opens a reading context only when something is missing.
 */
export const readList = async (
  cache: AnswerCache,
  key: EndpointKey,
  endpoint: Endpoint,
  handler: AnyCachedList,
  input: unknown,
  locale: string,
  withContext: <T>(read: (ctx: Ctx) => Promise<T>) => Promise<T>,
): Promise<{ readonly kept: Kept; readonly tags: () => readonly string[] }> => {
  const { record: recordShape, rest: restShape } = shapesOf(endpoint);
  const listKey = `${key} ${JSON.stringify(input)}`;
  const kept = (cache.get(listKey) ??
    (await cache.fill<KeptList>(
      listKey,
      (k) => k.tags,
      () =>
        withContext(async (ctx) => {
          const { ids, rest, tags } = await handler.list(ctx, input);
          return new KeptList(ids, JSON.stringify(restShape.parse(rest)), tags);
        }),
    ))) as KeptList;
  const ids = kept.data;
  const shelf = cache.shelf(`${key} ${locale}`, handler.tag);
  // A while may have passed since the list was asked for.
  cache.dropDue();
  const found = new Map<number, Buffer>();
  const missing: number[] = [];
  for (const id of ids) {
    const bytes = cache.enabled ? shelf.get(id) : undefined;
    if (bytes === undefined) missing.push(id);
    else found.set(id, bytes);
  }
  if (missing.length > 0) {
    const reading = cache.reading();
    try {
      const records = await withContext((ctx) => handler.records(ctx, missing));
      for (const [id, record] of records) {
        const bytes = Buffer.from(JSON.stringify(recordShape.parse(record)));
        found.set(id, bytes);
        reading.putRecord(shelf, id, bytes);
      }
    } finally {
      reading.end();
    }
  }
  const parts: Buffer[] = [head];
  for (const id of ids) {
    const bytes = found.get(id);
    if (bytes === undefined) continue;
    if (parts.length > 1) parts.push(comma);
    parts.push(bytes);
  }
  parts.push(kept.rest);
  return { kept: new KeptParts(parts), tags: () => [...kept.tags, ...ids.map((id) => handler.tag(id))] };
};
