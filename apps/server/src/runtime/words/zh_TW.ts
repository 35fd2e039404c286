import { en } from './en.ts';
import type { Words } from './index.ts';

export const zh_TW: Words = { ...en };
