import { lapseContract, remindOfContract } from '../../flows/end-contract.ts';
import type { Jobs } from '../../runtime/context.ts';
import { drawCertificate, drawContract } from './actions.ts';

const idIn = (payload: Readonly<Record<string, unknown>>): number => Number(payload['agreementId']);

export const agreementJobs = {
  'agreements.draw': { outside: (ctx, payload) => drawContract(ctx, idIn(payload)) },
  'agreements.certify': { outside: (ctx, payload) => drawCertificate(ctx, idIn(payload)) },
  'agreements.remind': (ctx, payload) => remindOfContract(ctx, idIn(payload)),
  'agreements.lapse': (ctx, payload) => lapseContract(ctx, idIn(payload)),
} satisfies Jobs;
