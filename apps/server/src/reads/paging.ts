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

interface Page {
  readonly records: readonly unknown[];
  readonly total: number;
  readonly pages: number;
}
/** A list whose total is counted beside its rows still knows it beyond the last page. */
export const withTotal =
  <C, I extends { readonly current: number; readonly size: number }, R extends Page>(list: (ctx: C, input: I) => Promise<R>) =>
  async (ctx: C, input: I): Promise<R> => {
    const page = await list(ctx, input);
    if (page.records.length > 0 || input.current === 1) return page;
    const { total } = await list(ctx, { ...input, current: 1, size: 1 });
    return { ...page, total, pages: Math.ceil(total / input.size) };
  };
