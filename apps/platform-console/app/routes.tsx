import {
  OpeningPage,
  PasswordPage,
  ProblemPage,
  UnknownPage,
  frameAgain,
  loginAction,
  loginLoader,
  logoutAction,
  operatorAudience,
  passwordAction,
} from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { OperatorLogin } from './pages/login.tsx';
import { jobsSending } from './pages/jobs/jobs-send.ts';
import { casesSending } from './pages/payments/cases-send.ts';
import { reviewsSending } from './pages/reviews/reviews-send.ts';
import { synonymsSending } from './pages/search/synonyms-send.ts';
import { siteSending } from './pages/site/site-send.ts';
import { storesSending } from './pages/stores/stores-send.ts';
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
              { index: true, loader: () => redirect('/orders') },
              { path: 'orders', lazy: () => import('./pages/orders/orders-page.tsx') },
              { path: 'orders/:orderNumber', lazy: () => import('./pages/orders/order-page.tsx') },
              { path: 'reviews', lazy: () => import('./pages/reviews/reviews-page.tsx') },
              ...reviewsSending,
              { path: 'payments/cases', lazy: () => import('./pages/payments/cases-page.tsx') },
              ...casesSending,
              { path: 'users', lazy: () => import('./pages/users/users-page.tsx') },
              ...usersSending,
              { path: 'users/:userId', lazy: () => import('./pages/users/user-page.tsx') },
              { path: 'stores', lazy: () => import('./pages/stores/stores-page.tsx') },
              ...storesSending,
              { path: 'stores/:shopId', lazy: () => import('./pages/stores/store-page.tsx') },
              { path: 'site', lazy: () => import('./pages/site/site-page.tsx') },
              ...siteSending,
              { path: 'audit', lazy: () => import('./pages/audit/audit-page.tsx') },
              { path: 'password', action: passwordAction('PUT /platform/password'), Component: PasswordPage },
              { path: 'ledger', lazy: () => import('./pages/ledger/proof-page.tsx') },
              { path: 'ledger/entries', lazy: () => import('./pages/ledger/entries-page.tsx') },
              { path: 'jobs', lazy: () => import('./pages/jobs/jobs-page.tsx') },
              ...jobsSending,
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
