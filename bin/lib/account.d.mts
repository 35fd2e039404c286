/** As whom PostgreSQL runs on a data folder, and where that stands. */
export function prepareAccount(folder: string): { place: string; account: { uid?: number; gid?: number } };
