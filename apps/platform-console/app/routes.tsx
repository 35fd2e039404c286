import {
  OpeningPage,
  ProblemPage,
  UnknownPage,
  frameAgain,
  loginAction,
  loginLoader,
  logoutAction,
  operatorAudience,
} from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { OperatorLogin } from './pages/login.tsx';
import { casesSending } from './pages/payments/cases-send.ts';
import { synonymsSending } from './pages/search/synonyms-send.ts';

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
              { path: 'payments/cases', lazy: () => import('./pages/payments/cases-page.tsx') },
              ...casesSending,
              { path: 'ledger', lazy: () => import('./pages/ledger/proof-page.tsx') },
              { path: 'ledger/entries', lazy: () => import('./pages/ledger/entries-page.tsx') },
              { path: 'jobs', lazy: () => import('./pages/jobs/jobs-page.tsx') },
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
