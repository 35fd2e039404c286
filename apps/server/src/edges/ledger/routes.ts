import { ledgerEntries } from '../../reads/ledger-entries.ts';
import { ledgerProof } from '../../reads/ledger-proof.ts';
import { proofRuns } from '../../reads/nightly-proof.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';

export const ledgerRoutes = {
  'GET /platform/ledger/proof': ledgerProof,
  'GET /platform/ledger/runs': withTotal(proofRuns),
  'GET /platform/ledger/page': withTotal(ledgerEntries),
} satisfies Partial<Routes>;
