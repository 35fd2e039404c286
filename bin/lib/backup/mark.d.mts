export class LostFolder extends Error {}
export function markOf(data: string, folder: string): string | undefined;
export function rememberFolder(
  data: string,
  store: { readonly folder: string; readonly mark: string | undefined },
  how?: { isUsed?: boolean; now?: number },
): void;
export function otherFolder(
  data: string,
  folder: string | undefined,
  how: { mark?: string | undefined; days: number; now?: number },
): { folder: string; at?: string } | undefined;
export function usedAt(data: string, folder: string): string | undefined;
