export function paymentAccounts(origin: string): {
  readonly common: Record<string, string>;
  readonly gateway: Record<string, string>;
};
