/** Arguments for Node of the process of this name. */
export function memoryFlags(name: string): string[];
export const memoryEnvironment: Readonly<Record<string, string>>;
