import type { CouponDraft } from './coupon-draft.ts';

type Text = { [N in keyof CouponDraft]: CouponDraft[N] extends string ? N : never }[keyof CouponDraft];

/** What the parts of the form share. */
export type FormParts = {
  draft: CouponDraft;
  set: (change: Partial<CouponDraft>) => void;
  currency: string;
  /** Somebody has the coupon: its terms are shown, and stay. */
  isFixed: boolean;
  isNew: boolean;
  /** What is wrong, by the names of the call. */
  faults: Readonly<Record<string, string>>;
};

/** A text field of the draft; `wire` is what the call names it. */
export const wired = ({ draft, set, faults }: FormParts, name: Text, wire: string) => ({
  value: draft[name],
  error: faults[wire],
  autoComplete: 'off',
  onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
});
