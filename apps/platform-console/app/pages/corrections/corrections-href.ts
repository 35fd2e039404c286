import { at } from '@kyakhta/console';

/** Everything the address of the corrections can say. */
export type CorrectionsQuery = { view?: 'decided' | 'points' | 'pointsDecided' | undefined; page?: number | undefined };
export const correctionsHref = ({ view, page }: CorrectionsQuery): string =>
  at('/corrections', { view, page: page !== undefined && page > 1 ? page : undefined });
/** Where each verb is sent to. */
export const correctionsSend = {
  propose: '/corrections/propose',
  agree: '/corrections/agree',
  refuse: '/corrections/refuse',
  proposePoints: '/corrections/proposePoints',
  agreePoints: '/corrections/agreePoints',
  refusePoints: '/corrections/refusePoints',
} as const;
