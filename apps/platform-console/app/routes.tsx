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
import type { RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { OperatorLogin } from './pages/login.tsx';
import { applicationsSending } from './pages/applications/applications-send.ts';
import { categoriesSending } from './pages/categories/categories-send.ts';
import { disputesSending } from './pages/disputes/disputes-send.ts';
import { inquiriesSending } from './pages/inquiries/inquiries-send.ts';
import { goodsSending } from './pages/goods/goods-send.ts';
import { homeSending } from './pages/home/home-send.ts';
import { invoicesSending } from './pages/invoices/invoices-send.ts';
import { jobsSending } from './pages/jobs/jobs-send.ts';
import { noticesSending } from './pages/notices/notices-send.ts';
import { ordersSending } from './pages/orders/orders-send.ts';
import { transfersSending } from './pages/payments/transfers-send.ts';
import { casesSending } from './pages/payments/cases-send.ts';
import { payoutsSending } from './pages/payouts/payouts-send.ts';
import { proposalsSending } from './pages/proposals/proposals-send.ts';
import { reviewsSending } from './pages/reviews/reviews-send.ts';
import { synonymsSending } from './pages/search/synonyms-send.ts';
import { siteSending } from './pages/site/site-send.ts';
import { staffSending } from './pages/staff/staff-send.ts';
import { storesSending } from './pages/stores/stores-send.ts';
import { termsSending } from './pages/terms/terms-send.ts';
import { usersSending } from './pages/users/users-send.ts';

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
              { path: 'orders', lazy: () => import('./pages/orders/orders-page.tsx') },
              ...ordersSending,
              { path: 'orders/:orderNumber', lazy: () => import('./pages/orders/order-page.tsx') },
              { path: 'overdue', lazy: () => import('./pages/orders/overdue-page.tsx') },
              { path: 'find', lazy: () => import('./pages/find/find-page.tsx') },
              { path: 'disputes', lazy: () => import('./pages/disputes/disputes-page.tsx') },
              ...disputesSending,
              { path: 'disputes/:refundSn', lazy: () => import('./pages/disputes/dispute-page.tsx') },
              { path: 'reviews', lazy: () => import('./pages/reviews/reviews-page.tsx') },
              ...reviewsSending,
              { path: 'inquiries', lazy: () => import('./pages/inquiries/inquiries-page.tsx') },
              ...inquiriesSending,
              { path: 'payments/transfers', lazy: () => import('./pages/payments/transfers-page.tsx') },
              ...transfersSending,
              { path: 'payments/cases', lazy: () => import('./pages/payments/cases-page.tsx') },
              ...casesSending,
              { path: 'payouts', lazy: () => import('./pages/payouts/payouts-page.tsx') },
              ...payoutsSending,
              { path: 'invoices', lazy: () => import('./pages/invoices/invoices-page.tsx') },
              ...invoicesSending,
              { path: 'proposals', lazy: () => import('./pages/proposals/proposals-page.tsx') },
              ...proposalsSending,
              { path: 'users', lazy: () => import('./pages/users/users-page.tsx') },
              ...usersSending,
              { path: 'users/:userId', lazy: () => import('./pages/users/user-page.tsx') },
              { path: 'applications', lazy: () => import('./pages/applications/applications-page.tsx') },
              ...applicationsSending,
              { path: 'applications/:applicationId', lazy: () => import('./pages/applications/application-page.tsx') },
              { path: 'goods', lazy: () => import('./pages/goods/goods-page.tsx') },
              ...goodsSending,
              { path: 'goods/:prodId', lazy: () => import('./pages/goods/submission-page.tsx') },
              { path: 'stores', lazy: () => import('./pages/stores/stores-page.tsx') },
              ...storesSending,
              { path: 'stores/:shopId', lazy: () => import('./pages/stores/store-page.tsx') },
              { path: 'home', lazy: () => import('./pages/home/home-page.tsx') },
              ...homeSending,
              { path: 'site', lazy: () => import('./pages/site/site-page.tsx') },
              ...siteSending,
              { path: 'notices', lazy: () => import('./pages/notices/notices-page.tsx') },
              ...noticesSending,
              { path: 'terms', lazy: () => import('./pages/terms/versions-page.tsx') },
              ...termsSending,
              { path: 'terms/:document/:version', lazy: () => import('./pages/terms/version-page.tsx') },
              { path: 'visits', lazy: () => import('./pages/visits/visits-page.tsx') },
              { path: 'staff', lazy: () => import('./pages/staff/staff-page.tsx') },
              ...staffSending,
              { path: 'audit', lazy: () => import('./pages/audit/audit-page.tsx') },
              { path: 'password', action: passwordAction('PUT /platform/password'), Component: PasswordPage },
              { path: 'ledger', lazy: () => import('./pages/ledger/proof-page.tsx') },
              { path: 'ledger/entries', lazy: () => import('./pages/ledger/entries-page.tsx') },
              { path: 'jobs', lazy: () => import('./pages/jobs/jobs-page.tsx') },
              ...jobsSending,
              { path: 'categories', lazy: () => import('./pages/categories/categories-page.tsx') },
              ...categoriesSending,
              { path: 'search/synonyms', lazy: () => import('./pages/search/synonyms-page.tsx') },
              ...synonymsSending,
              { path: '*', Component: UnknownPage },
            ],
          },
        ],
      },
    ],
  },
];
