import {
  OpeningPage,
  PasswordPage,
  ProblemPage,
  UnknownPage,
  frameAgain,
  loginAction,
  loginLoader,
  logoutAction,
  passwordAction,
  sellerAudience,
  sending,
} from '@kyakhta/console';
import type { RouteObject } from 'react-router';
import { Frame, frameLoader } from './pages/frame.tsx';
import { SellerLogin } from './pages/login.tsx';

/** Every page of the seller's console, by its address below the base. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: OpeningPage,
    ErrorBoundary: ProblemPage,
    children: [
      { path: 'login', loader: loginLoader(sellerAudience), action: loginAction(sellerAudience), Component: SellerLogin },
      { path: 'logout', action: logoutAction(sellerAudience), Component: UnknownPage },
      {
        loader: frameLoader,
        shouldRevalidate: frameAgain,
        Component: Frame,
        children: [
          {
            ErrorBoundary: ProblemPage,
            children: [
              { index: true, lazy: () => import('./pages/today/today-page.tsx') },
              { path: 'orders', lazy: () => import('./pages/orders/orders-page.tsx') },
              { path: 'orders/:orderNumber', lazy: () => import('./pages/orders/order-page.tsx') },
              { path: 'orders/:orderNumber/ship', lazy: () => import('./pages/orders/ship-page.tsx') },
              { path: 'products', lazy: () => import('./pages/products/products-page.tsx') },
              { path: 'products/new', lazy: () => import('./pages/products/product-page.tsx') },
              { path: 'products/create', action: sending('POST /shop/admin/prod'), Component: UnknownPage },
              { path: 'products/change', action: sending('PUT /shop/admin/prod'), Component: UnknownPage },
              { path: 'products/status', action: sending('PUT /shop/admin/prod/status'), Component: UnknownPage },
              { path: 'products/import', lazy: () => import('./pages/imports/imports-page.tsx') },
              { path: 'products/import/:importId', lazy: () => import('./pages/imports/import-page.tsx') },
              { path: 'products/import/:importId/mapping', action: sending('PUT /shop/admin/import/mapping'), Component: UnknownPage },
              { path: 'products/import/:importId/start', action: sending('POST /shop/admin/import/start'), Component: UnknownPage },
              { path: 'products/import/:importId/cancel', action: sending('PUT /shop/admin/import/cancel'), Component: UnknownPage },
              { path: 'products/:prodId', lazy: () => import('./pages/products/product-page.tsx') },
              { path: 'password', action: passwordAction('PUT /shop/admin/password'), Component: PasswordPage },
              { path: 'reviews', lazy: () => import('./pages/reviews/reviews-page.tsx') },
              { path: 'money', lazy: () => import('./pages/money/money-page.tsx') },
              { path: '*', Component: UnknownPage },
            ],
          },
        ],
      },
    ],
  },
];
