import { couponNameChars, couponViews } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';

/** What the lists of both consoles say of themselves; each adds its calls and its place in the menu. */
export const couponList = {
  title: msg`Coupons`,
  views: couponViews,
  narrowedBy: { q: couponNameChars },
} as const;
