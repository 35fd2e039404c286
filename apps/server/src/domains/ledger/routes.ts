import { ledgerEntries } from '../../reads/ledger-entries.ts';
import { ledgerProof } from '../../reads/ledger-proof.ts';
import { storeBalance } from '../../reads/store-balance.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';

export const ledgerRoutes = {
  'GET /platform/ledger/proof': ledgerProof,
  'GET /platform/ledger/page': withTotal(ledgerEntries),
  'GET /shop/admin/settlement/balance': storeBalance,
} satisfies Partial<Routes>;
