import { en } from './en.ts';
import type { Words } from './types.ts';

export const ko: Words = { ...en };
