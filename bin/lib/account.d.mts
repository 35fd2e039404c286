/** As whom PostgreSQL runs on a data folder, and where that stands. */
export function prepareAccount(folder: string): { place: string; account: { uid?: number; gid?: number } };
/** The first name that is free in the folder of a data folder's clusters. */
export function newPlace(folder: string): string;
