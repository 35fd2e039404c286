export function momentOf(text: string | undefined): Date | undefined;
export function chooseBase<B extends { readonly id: string; readonly consistentAt: string }>(
  bases: readonly B[],
  wanted: { id?: string | undefined; to?: Date | undefined },
): B;
