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
  sellerAudience,
  sending,
  storeMailAction,
} from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { SellerLogin } from './pages/login.tsx';
import { OwnAccountPage, ownAccountLoader } from './pages/own-account-page.tsx';
import { freightSending } from './pages/delivery/freight-send.ts';
import { imports } from './pages/imports/imports-resource.ts';
import { coupons } from './pages/coupons/coupons-resource.ts';
import { asked } from './pages/offers/asked-resource.ts';
import { offers } from './pages/offers/offers-resource.ts';
import { inquiries } from './pages/inquiries/inquiries-resource.ts';
import { money } from './pages/money/money-resource.ts';
import { orders } from './pages/orders/orders-resource.ts';
import { products } from './pages/products/products-resource.ts';
import { refunds } from './pages/refunds/refunds-resource.ts';
import { reviews } from './pages/reviews/reviews-resource.ts';
import { staffSending } from './pages/staff/staff-send.ts';
import { stock } from './pages/stock/stock-resource.ts';

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
              ...orders.routes({
                list: () => import('./pages/orders/orders-page.tsx'),
                one: () => import('./pages/orders/order-page.tsx'),
              }),
              { path: 'vouchers', lazy: () => import('./pages/orders/vouchers-page.tsx') },
              { path: 'vouchers/redeem', action: sending('PUT /shop/admin/order/redeemVoucher'), Component: UnknownPage },
              { path: 'orders/ship-file', lazy: () => import('./pages/orders/ship-file-page.tsx') },
              { path: 'orders/:orderNumber/contract', lazy: () => import('./pages/orders/contract-page.tsx') },
              { path: 'contract-code', action: sending('POST /shop/admin/agreement/sendCode'), Component: UnknownPage },
              { path: 'contract-refuse', action: sending('POST /shop/admin/agreement/refuse'), Component: UnknownPage },
              { path: 'account-mail', action: storeMailAction, Component: UnknownPage },
              { path: 'orders/:orderNumber/ship', lazy: () => import('./pages/orders/ship-page.tsx') },
              { path: 'products/new', lazy: () => import('./pages/products/product-page.tsx') },
              ...imports.routes({
                list: () => import('./pages/imports/imports-page.tsx'),
                one: () => import('./pages/imports/import-page.tsx'),
              }),
              { path: 'products/import/:importId/mapping', action: sending('PUT /shop/admin/import/mapping'), Component: UnknownPage },
              { path: 'products/import/:importId/start', action: sending('POST /shop/admin/import/start'), Component: UnknownPage },
              { path: 'products/import/:importId/cancel', action: sending('PUT /shop/admin/import/cancel'), Component: UnknownPage },
              ...products.routes({
                list: () => import('./pages/products/products-page.tsx'),
                one: () => import('./pages/products/product-page.tsx'),
              }),
              { path: 'stock/file', lazy: () => import('./pages/stock/stock-file-page.tsx') },
              ...stock.routes({
                list: () => import('./pages/stock/stock-page.tsx'),
                one: () => import('./pages/stock/movements-page.tsx'),
              }),
              { path: 'coupons/new', lazy: () => import('./pages/coupons/coupon-form-page.tsx') },
              { path: 'coupons/:couponId/change', lazy: () => import('./pages/coupons/coupon-form-page.tsx') },
              ...coupons.routes({
                list: () => import('./pages/coupons/coupons-page.tsx'),
                one: () => import('./pages/coupons/coupon-page.tsx'),
              }),
              { path: 'offers/new', lazy: () => import('./pages/offers/offer-form-page.tsx') },
              { path: 'offers/calendar', lazy: () => import('./pages/offers/calendar-page.tsx') },
              { path: 'offers/:offerId/change', lazy: () => import('./pages/offers/offer-form-page.tsx') },
              ...asked.routes({ list: () => import('./pages/offers/asked-page.tsx') }),
              ...offers.routes({
                list: () => import('./pages/offers/offers-page.tsx'),
                one: () => import('./pages/offers/offer-page.tsx'),
              }),
              { path: 'store', lazy: () => import('./pages/store/store-page.tsx') },
              { path: 'store/online', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/online') },
              { path: 'store/identity', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/identity') },
              { path: 'store/photos', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/photos') },
              { path: 'store/time-zone', loader: () => redirect('/store'), action: sending('PUT /shop/admin/shop/timeZone') },
              { path: 'delivery', lazy: () => import('./pages/delivery/delivery-page.tsx') },
              { path: 'delivery/freight', lazy: () => import('./pages/delivery/freight-page.tsx') },
              ...freightSending,
              { path: 'password', loader: ownAccountLoader, action: passwordAction('PUT /shop/admin/password'), Component: OwnAccountPage },
              ...reviews.routes({ list: () => import('./pages/reviews/reviews-page.tsx') }),
              ...refunds.routes({
                list: () => import('./pages/refunds/refunds-page.tsx'),
                one: () => import('./pages/refunds/refund-page.tsx'),
              }),
              ...inquiries.routes({
                list: () => import('./pages/inquiries/inquiries-page.tsx'),
                one: () => import('./pages/inquiries/inquiry-page.tsx'),
              }),
              { path: 'staff', lazy: () => import('./pages/staff/staff-page.tsx') },
              ...staffSending,
              ...money.routes({ list: () => import('./pages/money/money-page.tsx') }),
              { path: 'money/account', lazy: () => import('./pages/money/account-page.tsx') },
              { path: '*', Component: UnknownPage },
            ],
          },
        ],
      },
    ],
  },
];
