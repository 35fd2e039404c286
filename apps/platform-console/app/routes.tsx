import {
  OpeningPage,
  PasswordPage,
  ProblemPage,
  UnknownPage,
  frameAgain,
  listViewsSend,
  loginAction,
  loginLoader,
  logoutAction,
  operatorAudience,
  passwordAction,
  sending,
} from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { OperatorLogin } from './pages/login.tsx';
import { applications } from './pages/applications/applications-resource.ts';
import { categoriesSending } from './pages/categories/categories-send.ts';
import { disputes } from './pages/disputes/disputes-resource.ts';
import { coupons } from './pages/coupons/coupons-resource.ts';
import { offers } from './pages/offers/offers-resource.ts';
import { inquiries } from './pages/inquiries/inquiries-resource.ts';
import { goods } from './pages/goods/goods-resource.ts';
import { homeSending } from './pages/home/home-send.ts';
import { invoices } from './pages/invoices/invoices-resource.ts';
import { jobs } from './pages/jobs/jobs-resource.ts';
import { notices } from './pages/notices/notices-resource.ts';
import { audit } from './pages/audit/audit-resource.ts';
import { entries } from './pages/ledger/entries-resource.ts';
import { overdue } from './pages/orders/overdue-resource.ts';
import { orders } from './pages/orders/orders-resource.ts';
import { transfers } from './pages/payments/transfers-resource.ts';
import { cases } from './pages/payments/cases-resource.ts';
import { payouts } from './pages/payouts/payouts-resource.ts';
import { proposals } from './pages/proposals/proposals-resource.ts';
import { reviews } from './pages/reviews/reviews-resource.ts';
import { synonyms } from './pages/search/synonyms-resource.ts';
import { siteSending } from './pages/site/site-send.ts';
import { staffSending } from './pages/staff/staff-send.ts';
import { stores } from './pages/stores/stores-resource.ts';
import { termsSending } from './pages/terms/terms-send.ts';
import { visits } from './pages/visits/visits-resource.ts';
import { users } from './pages/users/users-resource.ts';

/** Every page of the operator's console, by its address below the base. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: OpeningPage,
    ErrorBoundary: ProblemPage,
    children: [
      { path: 'login', loader: loginLoader(operatorAudience), action: loginAction(operatorAudience), Component: OperatorLogin },
      { path: 'logout', action: logoutAction(operatorAudience), Component: UnknownPage },
      {
        loader: frameLoader,
        shouldRevalidate: frameAgain,
        Component: Frame,
        children: [
          {
            ErrorBoundary: ProblemPage,
            children: [
              { path: listViewsSend, action: sending('PUT /platform/listView'), Component: UnknownPage },
              { index: true, lazy: () => import('./pages/desk/desk-page.tsx') },
              ...orders.routes({
                list: () => import('./pages/orders/orders-page.tsx'),
                one: () => import('./pages/orders/order-page.tsx'),
              }),
              // Not the number of an order: where the list of overdue orders is looked for.
              { path: 'orders/overdue', loader: () => redirect('/overdue'), Component: UnknownPage },
              ...overdue.routes({ list: () => import('./pages/orders/overdue-page.tsx') }),
              { path: 'find', lazy: () => import('./pages/find/find-page.tsx') },
              ...disputes.routes({
                list: () => import('./pages/disputes/disputes-page.tsx'),
                one: () => import('./pages/disputes/dispute-page.tsx'),
              }),
              ...reviews.routes({ list: () => import('./pages/reviews/reviews-page.tsx') }),
              ...inquiries.routes({ list: () => import('./pages/inquiries/inquiries-page.tsx') }),
              ...transfers.routes({ list: () => import('./pages/payments/transfers-page.tsx') }),
              ...cases.routes({ list: () => import('./pages/payments/cases-page.tsx') }),
              ...payouts.routes({ list: () => import('./pages/payouts/payouts-page.tsx') }),
              ...invoices.routes({ list: () => import('./pages/invoices/invoices-page.tsx') }),
              { path: 'coupons/new', lazy: () => import('./pages/coupons/coupon-form-page.tsx') },
              { path: 'coupons/:couponId/change', lazy: () => import('./pages/coupons/coupon-form-page.tsx') },
              ...coupons.routes({
                list: () => import('./pages/coupons/coupons-page.tsx'),
                one: () => import('./pages/coupons/coupon-page.tsx'),
              }),
              { path: 'offers/new', lazy: () => import('./pages/offers/offer-form-page.tsx') },
              { path: 'offers/calendar', lazy: () => import('./pages/offers/calendar-page.tsx') },
              { path: 'offers/:offerId/change', lazy: () => import('./pages/offers/offer-form-page.tsx') },
              ...offers.routes({
                list: () => import('./pages/offers/offers-page.tsx'),
                one: () => import('./pages/offers/offer-page.tsx'),
              }),
              ...proposals.routes({ list: () => import('./pages/proposals/proposals-page.tsx') }),
              ...users.routes({ list: () => import('./pages/users/users-page.tsx'), one: () => import('./pages/users/user-page.tsx') }),
              ...applications.routes({
                list: () => import('./pages/applications/applications-page.tsx'),
                one: () => import('./pages/applications/application-page.tsx'),
              }),
              ...goods.routes({
                list: () => import('./pages/goods/goods-page.tsx'),
                one: () => import('./pages/goods/submission-page.tsx'),
              }),
              ...stores.routes({
                list: () => import('./pages/stores/stores-page.tsx'),
                one: () => import('./pages/stores/store-page.tsx'),
              }),
              { path: 'home', lazy: () => import('./pages/home/home-page.tsx') },
              ...homeSending,
              { path: 'site', lazy: () => import('./pages/site/site-page.tsx') },
              ...siteSending,
              ...notices.routes({ list: () => import('./pages/notices/notices-page.tsx') }),
              { path: 'terms', lazy: () => import('./pages/terms/versions-page.tsx') },
              ...termsSending,
              { path: 'terms/:document/:version', lazy: () => import('./pages/terms/version-page.tsx') },
              ...visits.routes({ list: () => import('./pages/visits/visits-page.tsx') }),
              { path: 'staff', lazy: () => import('./pages/staff/staff-page.tsx') },
              ...staffSending,
              ...audit.routes({ list: () => import('./pages/audit/audit-page.tsx') }),
              { path: 'password', action: passwordAction('PUT /platform/password'), Component: PasswordPage },
              { path: 'ledger', lazy: () => import('./pages/ledger/proof-page.tsx') },
              ...entries.routes({ list: () => import('./pages/ledger/entries-page.tsx') }),
              ...jobs.routes({ list: () => import('./pages/jobs/jobs-page.tsx') }),
              { path: 'categories', lazy: () => import('./pages/categories/categories-page.tsx') },
              ...categoriesSending,
              ...synonyms.routes({ list: () => import('./pages/search/synonyms-page.tsx') }),
              { path: '*', Component: UnknownPage },
            ],
          },
        ],
      },
    ],
  },
];
