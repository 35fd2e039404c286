import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ProviderNews } from '../provider.ts';
import type { Certificates } from './certificates.ts';
import { captureAbove } from './links.ts';

/** Messages of PayPal are a few kilobytes. */
const bytesMost = 262_144;
/** PayPal sends a message again for three days; the rest is for slow clocks and queues. */
const oldestMs = 4 * 86_400_000;
const aheadMs = 5 * 60_000;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The order an event is about: itself, or the one its payment names. */
const orderIdOf = (event: Fields, resource: Fields): string | null => {
  if (event['resource_type'] === 'checkout-order') return textOf(resource['id']);
  return textOf(fieldsOf(fieldsOf(resource['supplementary_data'])['related_ids'])['order_id']);
};
/** The capture an event is about: itself, or the one that a refund or a reversal of it leads up to. */
const captureIdOf = (event: Fields, resource: Fields): string | null =>
  upOf(resource) ?? (event['resource_type'] === 'capture' ? textOf(resource['id']) : null);
const upOf = (resource: Fields): string | null =>
  captureAbove(Array.isArray(resource['links']) ? (resource['links'] as unknown[]).map(fieldsOf) : []);
/** What we named it by, on the payment itself or on the order's one unit. */
const referenceOf = (resource: Fields): string | null => {
  const units = resource['purchase_units'];
  const [unit] = Array.isArray(units) ? (units as unknown[]) : [];
  return textOf(resource['custom_id']) ?? textOf(fieldsOf(unit)['custom_id']);
};

const parsed = (body: Buffer): ProviderNews | null => {
  let event: Fields;
  try {
    event = fieldsOf(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
  const [id, type] = [textOf(event['id']), textOf(event['event_type'])];
  const resource = fieldsOf(event['resource']);
  if (id === null || type === null) return null;
  return { id, type, orderId: orderIdOf(event, resource), reference: referenceOf(resource), captureId: captureIdOf(event, resource) };
};

const isTimely = (text: string, now: Date): boolean => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return time >= now.getTime() - oldestMs && time <= now.getTime() + aheadMs;
};

/**
 * Believes a message only when PayPal signed it, for this webhook, not long ago. The body is read last.
 * @returns null for whatever is not genuine
 * @throws ProviderSilent when the certificate cannot be fetched now
 */
export const readNews = async (
  ground: { readonly certificates: Certificates; readonly webhookId: string; readonly now: () => Date },
  headers: Readonly<Record<string, string | undefined>>,
  body: Buffer,
): Promise<ProviderNews | null> => {
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const));
  const [id, time, signature, address, algorithm] = [
    'transmission-id',
    'transmission-time',
    'transmission-sig',
    'cert-url',
    'auth-algo',
  ].map((name) => named.get(`paypal-${name}`));
  if (id === undefined || time === undefined || signature === undefined || address === undefined) return null;
  if (algorithm !== 'SHA256withRSA' || body.length > bytesMost || !isTimely(time, ground.now())) return null;
  const certificate = await ground.certificates.find(address);
  if (certificate === null) return null;
  const signed = Buffer.from(`${id}|${time}|${ground.webhookId}|${crc32(body)}`);
  if (!verify('RSA-SHA256', signed, certificate.publicKey, Buffer.from(signature, 'base64'))) return null;
  return parsed(body);
};
