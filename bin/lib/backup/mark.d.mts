export class LostFolder extends Error {}
export function markOf(data: string, folder: string): string | undefined;
export function rememberFolder(data: string, store: { readonly folder: string; readonly mark: string | undefined }): void;
