import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** One row here for each built row of docs/routes.md. */
export default [
  layout('routes/main-layout.tsx', [
    layout('routes/page-frame.tsx', [
      index('routes/home.tsx'),
      route('404', 'routes/not-found.tsx'),
      route('login', 'routes/login.tsx'),
      route('register', 'routes/register.tsx'),
      route('forget-password', 'routes/forget-password.tsx'),
      route('terms-page', 'routes/terms-page.tsx'),
      route('account-deleted', 'routes/account-deleted.tsx'),
      route('category-page', 'routes/category-page.tsx'),
      route('goods-detail', 'routes/goods-detail.tsx'),
      route('shop-page', 'routes/shop-page.tsx'),
      route('shop-prod-list', 'routes/shop-prod-list.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('submit-order', 'routes/submit-order.tsx'),
      route('payment', 'routes/payment.tsx'),
      route('order-detail', 'routes/order-detail.tsx'),
      route('write-comments', 'routes/write-comments.tsx'),
      route('user-center', 'routes/user-center.tsx', [
        index('routes/user-center-index.tsx'),
        route('uc-home', 'routes/uc-home.tsx'),
        route('uc-order', 'routes/uc-order.tsx'),
        route('uc-address', 'routes/uc-address.tsx'),
        route('uc-comments', 'routes/uc-comments.tsx'),
        route('uc-account', 'routes/uc-account.tsx'),
        route('uc-password', 'routes/uc-password.tsx'),
        route('uc-bind', 'routes/uc-bind.tsx'),
        route('uc-sessions', 'routes/uc-sessions.tsx'),
        route('uc-delete', 'routes/uc-delete.tsx'),
      ]),
    ]),
  ]),
  route('payment/return', 'routes/payment-return.ts'),
  route('user-center/uc-export', 'routes/uc-export.ts'),
  route('logout', 'routes/logout.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
