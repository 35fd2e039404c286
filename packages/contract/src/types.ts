import type { z } from 'zod';
import type { endpoints } from './endpoints.ts';
import type { Code } from './values/codes.ts';

export type Endpoints = typeof endpoints;
/** Address of a call, such as `GET /prod/prodInfo`. */
export type EndpointKey = keyof Endpoints;
/** What a caller sends: one flat object of path, query and body. */
export type Input<K extends EndpointKey> = z.input<Endpoints[K]['input']>;
/** What a handler receives: parsed, with defaults. */
export type Parsed<K extends EndpointKey> = z.output<Endpoints[K]['input']>;
/** The `data` of an ok answer. */
export type Output<K extends EndpointKey> = z.output<Endpoints[K]['output']>;

/** What every call answers with. `data` is the output when the code is ok; else it may tell more. */
export interface Envelope<T> {
  readonly code: Code;
  readonly msg: string;
  readonly data: T;
  readonly success: boolean;
  readonly timestamp: number;
  readonly version: string;
}
export type Answer<K extends EndpointKey> =
  | { readonly code: '00000'; readonly msg: string; readonly data: Output<K> }
  | { readonly code: Exclude<Code, '00000'>; readonly msg: string; readonly data: Problem | null };

/** What a refusal may carry besides its sentence. */
export interface Problem {
  /** Failure name, stable across languages. */
  readonly failure?: string;
  /** Field → sentence, for input that is not valid. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The prices now, when they are not those of the quote; `before` is known to the one who showed the quote. */
  readonly diff?: readonly { readonly skuId: number; readonly name: string; readonly before: number | null; readonly now: number | null }[];
  /** Freight of everything now, where the prices are not those of the quote. */
  readonly freight?: number;
  /** How much of what is limited may still be had: orders, or pieces. */
  readonly left?: number;
  /** Pieces on hand now of the variants whose stock is another than was seen. */
  readonly stock?: readonly { readonly skuId: number; readonly article: string; readonly stock: number }[];
  /** What an import would raise now, where that is not what was shown before. */
  readonly stockRaised?: StockRaised;
}
/** What an import would raise of the stock that is there: figures, pieces over all of them, and how old the oldest figure is. */
export interface StockRaised {
  readonly variants: number;
  readonly pieces: number;
  readonly oldestAt: string | null;
}
