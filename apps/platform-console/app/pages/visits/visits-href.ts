import { at } from '@kyakhta/console';

/** The period that is shown where the address names none. */
export const daysDefault = 30;

/** Everything the address of the visits can say. */
export type VisitsQuery = { days?: number | undefined };
export const visitsHref = ({ days }: VisitsQuery): string => at('/visits', { days: days === daysDefault ? undefined : days });
