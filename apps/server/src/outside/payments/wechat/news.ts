import { fieldsOf, jsonOf, paymentIn, textOf } from '../http.ts';
import type { ProviderNews } from '../provider.ts';
import type { WeChatAccount } from './account.ts';
import { isSigned, opened } from './signature.ts';

const bytesMost = 65_536;

/** Believes a message only when WeChat Pay signed it just now and closed it with our key. The body is read last. */
export const readNews = (
  account: WeChatAccount,
  headers: Readonly<Record<string, string | undefined>>,
  body: Buffer,
  now: Date,
): ProviderNews | null => {
  const text = body.toString('utf8');
  if (body.length > bytesMost || !isSigned(account, (name) => headers[name], text, now)) return null;
  const message = jsonOf(text);
  const resource = fieldsOf(message?.['resource']);
  const [id, type] = [textOf(message?.['id']), textOf(message?.['event_type'])];
  if (id === null || type === null || resource['algorithm'] !== 'AEAD_AES_256_GCM') return null;
  const plain = opened(account, {
    ciphertext: textOf(resource['ciphertext']) ?? '',
    nonce: textOf(resource['nonce']) ?? '',
    associatedData: textOf(resource['associated_data']) ?? '',
  });
  const about = plain === null ? null : jsonOf(plain);
  if (about === null || about['mchid'] !== account.mchId) return null;
  const reference = textOf(about['out_trade_no']) ?? textOf(about['out_refund_no']);
  return { id, type, orderId: reference === null ? null : paymentIn(reference), reference, captureId: null };
};
