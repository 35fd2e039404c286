export function papersKeyFault(data: string): string | undefined;
