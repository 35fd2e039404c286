import type { EndpointKey } from '@kyakhta/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, newKey } from '../client.ts';
import { oneByOne, type Outcome, type Step } from './one-by-one.ts';
import type { Chosen } from './use-chosen.ts';

/** How far it is, and what became of it. */
export type Bulk = { progress: { at: number; of: number } | null; outcome: Outcome<unknown> | null; forget: () => void };

/**
 * Makes a call for each of the rows that are chosen, one after another. Those it was done with are not chosen any
 * more; those that were refused stay chosen, and are listed one by one.
 */
export function useBulk<E extends EndpointKey, K extends string | number>(endpoint: E, chosen: Chosen<K>) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<Bulk['progress']>(null);
  const [outcome, setOutcome] = useState<Outcome<K> | null>(null);
  const unsure = useRef(new Map<string, string>());
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const run = async (steps: readonly Step<E, K>[]): Promise<void> => {
    if (progress !== null || steps.length === 0) return;
    setOutcome(null);
    setProgress({ at: 0, of: steps.length });
    const isOn = () => isThere.current;
    const onStep = (at: number) => setProgress({ at, of: steps.length });
    const result = await oneByOne({ endpoint, steps, unsure: unsure.current, onStep, isOn, send: call, newKey });
    if (!isThere.current) return;
    const done = new Set(result.done);
    chosen.set([...chosen.keys].filter((key) => !done.has(key)));
    setOutcome(result);
    setProgress(null);
    await revalidate();
  };
  const bulk: Bulk = { progress, outcome, forget: () => setOutcome(null) };
  return { run, bulk };
}
