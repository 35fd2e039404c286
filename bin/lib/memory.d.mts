/** Arguments for Node of the process of this name. */
export function memoryFlags(name: string): string[];
/** Variables of the environment of the process of this name. */
export function memoryEnvironment(name: string): Readonly<Record<string, string>>;
