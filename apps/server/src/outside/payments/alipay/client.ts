import { callProvider, type Fields, jsonOf, textOf } from '../http.ts';
import { ProviderRefused, ProviderSilent } from '../provider.ts';
import type { AlipayAccount } from './account.ts';
import { signedAnswer, signedParams } from './signature.ts';

/** Codes of its gateway: 10000 done, 40004 a refusal of the trade itself, 10003 on its way; all others are about us or about itself. */
const done = '10000';
const refused = '40004';
const silentWords = new Set(['ACQ.SYSTEM_ERROR', 'SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR']);

/** @throws ProviderSilent @throws ProviderRefused with Alipay's own word, such as ACQ.TRADE_NOT_EXIST */
export const askAlipay = async (
  account: AlipayAccount,
  method: string,
  content: object,
  now: Date,
  deadline: AbortSignal,
): Promise<Fields> => {
  const params = signedParams(account, method, content, {}, now);
  const answer = await callProvider(
    'Alipay',
    account.gatewayUrl,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' },
      body: new URLSearchParams(params).toString(),
    },
    deadline,
  );
  if (answer.status !== 200) throw new ProviderSilent(`Alipay answered ${answer.status}`);
  const signed = signedAnswer(account, method, answer.body);
  if (signed === null) throw new ProviderSilent('Alipay answered without its signature');
  const told = jsonOf(signed) ?? {};
  const word = textOf(told['sub_code']) ?? textOf(told['code']) ?? 'no code';
  if (told['code'] === done) return told;
  if (told['code'] !== refused || silentWords.has(word)) throw new ProviderSilent(`Alipay answered ${word}`);
  throw new ProviderRefused(word, `Alipay answered ${word}`);
};
