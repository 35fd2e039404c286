import type { Folder } from './folder.mjs';

export function backupsWanted(data: string, env?: NodeJS.ProcessEnv): (() => Folder) | undefined;
