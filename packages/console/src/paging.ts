/** Rows on one page of a console's list. */
export const rowsPerPage = 20;

/** The page number an address names; anything else is the first. */
export const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};
