/** A page of records with the counts the wire carries. */
export const pageOf = <T>(
  records: readonly T[],
  total: number,
  paging: { readonly current: number; readonly size: number },
): { records: T[]; total: number; size: number; current: number; pages: number } => ({
  records: [...records],
  total,
  size: paging.size,
  current: paging.current,
  pages: Math.ceil(total / paging.size),
});
export const offsetOf = (paging: { readonly current: number; readonly size: number }): number => (paging.current - 1) * paging.size;
