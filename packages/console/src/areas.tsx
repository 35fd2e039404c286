import { hasArea, type Areas, type OperatorArea, type StoreArea } from '@kyakhta/contract/values';
import { createContext, use } from 'react';
import type { PageProblem } from './ask.ts';

export type Area = OperatorArea | StoreArea;

/** What the account that is logged in may do; outside of the frame of a console nothing. */
export const OwnAreas = createContext<Areas<Area>>([]);

/** The name of the account that is logged in. */
export const OwnUserName = createContext('');

/** Asks whether something is among the areas of the account that is logged in, so that nothing is offered that would be refused. */
export function useMay(): (area: Area) => boolean {
  const areas = use(OwnAreas);
  return (area) => hasArea(areas, area);
}

/** Whether what was thrown is the refusal of a call that the account has no right to. */
export const isNotPermitted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'data' in error && (error.data as Partial<PageProblem> | null)?.failure === 'notPermitted';

/** What a page can be without: null where the account has no right to ask for it. */
export async function permitted<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isNotPermitted(error)) return null;
    throw error;
  }
}
