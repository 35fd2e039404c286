import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
const own = (): string[] =>
  read('common-passwords.txt')
    .toString()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== '');

let known: ReadonlySet<string> | null = null;
/** Read when somebody first sets a password. */
const commonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set([...gunzipSync(read('common-passwords.txt.gz')).toString().split('\n'), ...own()]));

/** Whether exactly this password is in a list of common ones, in any case; what only looks like one is not (decision 0126). */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.normalize('NFKC').toLowerCase());
