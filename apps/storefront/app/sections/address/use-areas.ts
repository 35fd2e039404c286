import { code } from '@kyakhta/contract/values';
import { useRef, useState } from 'react';
import { call } from '../../client.ts';

export type AreaLevel = 'province' | 'city' | 'area';
/** A region to choose: its name for the reader, as the address takes it, and how its postal codes begin. */
export type Area = { areaId: number; areaName: string; localName: string; postCodes?: readonly string[] | undefined };
/** null while a list is on its way; none where there is nothing to choose from. */
export type AreaLists = Record<AreaLevel, readonly Area[] | null>;

const order: readonly AreaLevel[] = ['province', 'city', 'area'];

/** The regions to choose from, fetched as the choice goes deeper. A list that does not come leaves its field to be typed. */
export function useAreas(initial: AreaLists) {
  const [lists, setLists] = useState(initial);
  const asked = useRef(0);
  /** The list of a level anew; those below wait for a choice in it. `pid` null empties it. */
  const load = async (country: string, level: AreaLevel, pid: number | null) => {
    asked.current += 1;
    const mine = asked.current;
    const below = Object.fromEntries(order.slice(order.indexOf(level) + 1).map((one) => [one, []]));
    setLists((before) => ({ ...before, ...below, [level]: pid === null ? [] : null }));
    if (pid === null) return;
    const answer = await call('GET /p/area/listByPid', { country, pid }, { offline: '' });
    // Another choice was made meanwhile.
    if (mine !== asked.current) return;
    setLists((before) => ({ ...before, [level]: answer.code === code.ok ? answer.data : [] }));
  };
  return { lists, load };
}
