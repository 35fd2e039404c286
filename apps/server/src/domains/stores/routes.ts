import { addAccount, openWithAccount } from '../../flows/open-store.ts';
import { withTotal } from '../../reads/paging.ts';
import { storeInfo, storePage } from '../../reads/stores.ts';
import type { Routes } from '../../runtime/context.ts';
import { reopenStore, setCommission, suspendStore } from './actions.ts';

export const storeRoutes = {
  'GET /platform/shop/page': withTotal(storePage),
  'GET /platform/shop/info/{shopId}': storeInfo,
  'POST /platform/shop': openWithAccount,
  'PUT /platform/shop/suspend': suspendStore,
  'PUT /platform/shop/reopen': reopenStore,
  'PUT /platform/shop/commission': setCommission,
  'POST /platform/shop/account': addAccount,
} satisfies Partial<Routes>;
