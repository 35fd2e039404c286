import { agreementWork } from '../../domains/agreements/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { lapseContract, remindOfContract } from '../../flows/contract/end-contract.ts';
import { drawCertificate, drawContract } from '../../domains/agreements/actions.ts';

export const agreementJobs = jobsOf(agreementWork, {
  'agreements.draw': { outside: (ctx, payload) => drawContract(ctx, payload.agreementId) },
  'agreements.certify': { outside: (ctx, payload) => drawCertificate(ctx, payload.agreementId) },
  'agreements.remind': (ctx, payload) => remindOfContract(ctx, payload.agreementId),
  'agreements.lapse': (ctx, payload) => lapseContract(ctx, payload.agreementId),
});
