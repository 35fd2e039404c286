import { cookieName } from '@kyakhta/contract/values';
import { redirect } from 'react-router';
import { goTo } from '../ask.ts';
import { personContext } from '../context.ts';
import { localPath, paths } from '../paths.ts';
import type { Route } from './+types/settings';

export const loader = ({ url }: Route.LoaderArgs) => goTo(url, paths.home());

/** Remembers language and currency, and shows the same page in them. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const locale = context.get(personContext).languages.find((known) => known === form.get('language'));
  const currency = String(form.get('currency') ?? '');
  const back = new URL(localPath(String(form.get('back') ?? '')) ?? paths.home(), url.origin);
  back.searchParams.delete('lang');
  const rest = `; Path=/; Max-Age=31536000; SameSite=Lax${url.protocol === 'https:' ? '; Secure' : ''}`;
  const headers = new Headers();
  if (locale) headers.append('Set-Cookie', `${cookieName.language}=${locale}${rest}`);
  if (/^[A-Z]{3}$/.test(currency)) headers.append('Set-Cookie', `${cookieName.currency}=${currency}${rest}`);
  return redirect(back.pathname + back.search, { status: 303, headers });
}
