import {
  OpeningPage,
  ProblemPage,
  UnknownPage,
  frameAgain,
  listViewsSend,
  loginAction,
  loginLoader,
  logoutAction,
  passwordAction,
  refusedSend,
  sellerAudience,
  sending,
  storeMailAction,
} from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { SellerLogin } from './pages/login.tsx';
import { OwnAccountPage, ownAccountLoader } from './pages/own-account-page.tsx';
import { freightSending } from './pages/delivery/freight-send.ts';
import { moneySending } from './pages/money/money-send.ts';
import { refundsSending } from './pages/refunds/refunds-send.ts';
import { staffSending } from './pages/staff/staff-send.ts';

/** Every page of the seller's console, by its address below the base. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: OpeningPage,
    ErrorBoundary: ProblemPage,
    children: [
      { path: 'login', loader: loginLoader(sellerAudience), action: loginAction(sellerAudience), Component: SellerLogin },
      { path: 'logout', action: logoutAction(sellerAudience), Component: UnknownPage },
      // Sheets to print: nothing stands around them.
      { path: 'orders/packing-lists', lazy: () => import('./pages/orders/packing-lists-page.tsx') },
      { path: 'orders/:orderNumber/packing-list', lazy: () => import('./pages/orders/packing-list-page.tsx') },
      {
        loader: frameLoader,
        shouldRevalidate: frameAgain,
        Component: Frame,
        children: [
          {
            ErrorBoundary: ProblemPage,
            children: [
              { path: listViewsSend, action: sending('PUT /shop/admin/listView'), Component: UnknownPage },
              { index: true, lazy: () => import('./pages/today/today-page.tsx') },
              { path: 'find', lazy: () => import('./pages/find/find-page.tsx') },
              { path: 'orders', lazy: () => import('./pages/orders/orders-page.tsx') },
              { path: refusedSend, loader: () => redirect('/orders'), action: sending('PUT /shop/admin/order/refusedAtDoor') },
              { path: 'orders/ready', action: sending('PUT /shop/admin/order/ready'), Component: UnknownPage },
              { path: 'orders/packing', action: sending('PUT /shop/admin/order/packing'), Component: UnknownPage },
              { path: 'orders/waybill', action: sending('PUT /shop/admin/order/waybill'), Component: UnknownPage },
              { path: 'orders/undo-delivery', action: sending('PUT /shop/admin/order/undoDelivery'), Component: UnknownPage },
              { path: 'orders/verify-pickup', action: sending('PUT /shop/admin/order/verifyPickup'), Component: UnknownPage },
              { path: 'vouchers', lazy: () => import('./pages/orders/vouchers-page.tsx') },
              { path: 'vouchers/redeem', action: sending('PUT /shop/admin/order/redeemVoucher'), Component: UnknownPage },
              { path: 'orders/ship-file', lazy: () => import('./pages/orders/ship-file-page.tsx') },
              { path: 'orders/:orderNumber', lazy: () => import('./pages/orders/order-page.tsx') },
              { path: 'orders/:orderNumber/contract', lazy: () => import('./pages/orders/contract-page.tsx') },
              { path: 'contract-code', action: sending('POST /shop/admin/agreement/sendCode'), Component: UnknownPage },
              { path: 'contract-refuse', action: sending('POST /shop/admin/agreement/refuse'), Component: UnknownPage },
              { path: 'account-mail', action: storeMailAction, Component: UnknownPage },
              { path: 'orders/:orderNumber/ship', lazy: () => import('./pages/orders/ship-page.tsx') },
              { path: 'products', lazy: () => import('./pages/products/products-page.tsx') },
              { path: 'products/new', lazy: () => import('./pages/products/product-page.tsx') },
              { path: 'products/create', action: sending('POST /shop/admin/prod'), Component: UnknownPage },
              { path: 'products/change', action: sending('PUT /shop/admin/prod'), Component: UnknownPage },
              { path: 'products/status', action: sending('PUT /shop/admin/prod/status'), Component: UnknownPage },
              { path: 'products/statuses', action: sending('PUT /shop/admin/prod/statuses'), Component: UnknownPage },
              { path: 'products/withdraw', action: sending('PUT /shop/admin/prod/review/withdraw'), Component: UnknownPage },
              { path: 'products/import', lazy: () => import('./pages/imports/imports-page.tsx') },
              { path: 'products/import/:importId', lazy: () => import('./pages/imports/import-page.tsx') },
              { path: 'products/import/:importId/mapping', action: sending('PUT /shop/admin/import/mapping'), Component: UnknownPage },
              { path: 'products/import/:importId/start', action: sending('POST /shop/admin/import/start'), Component: UnknownPage },
              { path: 'products/import/:importId/cancel', action: sending('PUT /shop/admin/import/cancel'), Component: UnknownPage },
              { path: 'products/:prodId', lazy: () => import('./pages/products/product-page.tsx') },
              { path: 'stock', lazy: () => import('./pages/stock/stock-page.tsx') },
              { path: 'stock/set', loader: () => redirect('/stock'), action: sending('PUT /shop/admin/stock') },
              {
                path: 'stock/transfer-hold',
                loader: () => redirect('/stock'),
                action: sending('PUT /shop/admin/stock/transferHold'),
              },
              { path: 'stock/low', loader: () => redirect('/stock'), action: sending('PUT /shop/admin/stock/low') },
              { path: 'stock/file', lazy: () => import('./pages/stock/stock-file-page.tsx') },
              { path: 'stock/:skuId', lazy: () => import('./pages/stock/movements-page.tsx') },
              { path: 'store', lazy: () => import('./pages/store/store-page.tsx') },
              { path: 'store/online', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/online') },
              { path: 'store/identity', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/identity') },
              { path: 'store/time-zone', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/timeZone') },
              { path: 'delivery', lazy: () => import('./pages/delivery/delivery-page.tsx') },
              { path: 'delivery/freight', lazy: () => import('./pages/delivery/freight-page.tsx') },
              ...freightSending,
              { path: 'password', loader: ownAccountLoader, action: passwordAction('PUT /shop/admin/password'), Component: OwnAccountPage },
              { path: 'reviews', lazy: () => import('./pages/reviews/reviews-page.tsx') },
              { path: 'refunds', lazy: () => import('./pages/refunds/refunds-page.tsx') },
              ...refundsSending,
              { path: 'refunds/:refundSn', lazy: () => import('./pages/refunds/refund-page.tsx') },
              { path: 'inquiries', lazy: () => import('./pages/inquiries/inquiries-page.tsx') },
              { path: 'inquiries/:inquiryId', lazy: () => import('./pages/inquiries/inquiry-page.tsx') },
              { path: 'staff', lazy: () => import('./pages/staff/staff-page.tsx') },
              ...staffSending,
              { path: 'money', lazy: () => import('./pages/money/money-page.tsx') },
              ...moneySending,
              { path: 'money/account', lazy: () => import('./pages/money/account-page.tsx') },
              { path: '*', Component: UnknownPage },
            ],
          },
        ],
      },
    ],
  },
];
