import { en } from './en.ts';
import type { Words } from './types.ts';

export const zh_TW: Words = { ...en };
