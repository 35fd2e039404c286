import { isLost } from '../../lost-answer.ts';

/** What a form shows again. */
export type FormResult = {
  /** What is wrong with all of it; empty when it is shown at the fields. */
  msg: string;
  /** Field → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** What was typed; passwords are never among it. */
  values: Readonly<Record<string, string>>;
  /** The address a code went to. */
  sent: string | null;
  /** Makes each answer distinct. */
  attempt: string;
  /** No answer came: what was asked may or may not have been done. */
  lost?: true;
};

/** Never written into a page again. */
const secrets: readonly string[] = ['passWord', 'password', 'oldPassword', 'confirm', 'keyId'];

/** What was typed into a form, save what is secret. */
export const shownAgain = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !secrets.includes(entry[0])));

/** Asks the server from the browser. When no answer comes the form stands as it was typed, and says so. */
export async function askOrKeep<T>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<T>;
}): Promise<T | FormResult> {
  const typed = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isLost(error)) throw error;
    const values = shownAgain(await typed.formData());
    return { msg: '', fields: {}, values, sent: null, attempt: String(performance.now()), lost: true };
  }
}
