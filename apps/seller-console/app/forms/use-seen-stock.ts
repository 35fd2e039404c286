import type { Sent } from '@kyakhta/console';
import { useState } from 'react';
import { seenIn, type Draft, type SeenStock } from './product-draft.ts';

/**
 * What is on hand of the variants of a product, as the writer has seen it: first as the form was opened, then as each
 * refusal tells it.
 * @param before the product as it was opened; null for a new one
 */
export function useSeenStock(
  before: Draft | null,
  result: Sent<'PUT /shop/admin/prod'> | Sent<'POST /shop/admin/prod'> | undefined,
): SeenStock {
  const [seen, setSeen] = useState<SeenStock>(() => (before ? seenIn(before) : {}));
  const [answered, setAnswered] = useState(result);
  if (answered !== result) {
    setAnswered(result);
    const now = result && !result.ok ? (result.stock ?? []) : [];
    if (now.length > 0) setSeen((all) => ({ ...all, ...Object.fromEntries(now.map((s) => [String(s.skuId), String(s.stock)])) }));
  }
  return seen;
}
