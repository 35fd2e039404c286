import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Signer, expiredSigner, foreignSigner } from './certificate.ts';
import type { WebhookEvent } from './store.ts';

/** A message as it goes over the wire. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Ways to send a message that must not be believed. */
export const forgeries = {
  signature: 'the signature is noise',
  key: 'signed with a foreign key, under the name of the true certificate',
  certificate: 'signed with a foreign key, its certificate at a foreign host that looks like PayPal',
  expired: 'signed with a certificate of our own that is out of date',
  body: 'the body was altered after it was signed',
  webhook: 'signed for another webhook',
  old: 'sent again after a week',
  future: 'sent a day from now',
  algorithm: 'names another algorithm',
  redirect: 'the address of the certificate leads on to another one',
  huge: 'the true certificate with a megabyte of nothing behind it',
  missing: 'the certificate is not there',
} as const;
export type Forgery = keyof typeof forgeries;

/** Names under which the gateway serves what is no good certificate. */
export const trapNames = { redirect: 'CERT-REDIRECT', huge: 'CERT-HUGE', missing: 'CERT-MISSING', expired: 'CERT-EXPIRED' } as const;

let foreign: Promise<Signer> | undefined;
let expired: Promise<Signer> | undefined;
/** The signer of forgeries, made when first needed. */
export const forger = (): Promise<Signer> => (foreign ??= foreignSigner());
export const outdated = (): Promise<Signer> => (expired ??= expiredSigner());

export const certificatePath = '/v1/notifications/certs';

const bodyOfEvent = (event: WebhookEvent, base: string, amount: object | undefined): object => {
  const self = `${base}/v1/notifications/webhooks-events/${event.id}`;
  const resource = event.resource as { readonly amount?: object };
  return {
    id: event.id,
    event_version: '1.0',
    create_time: event.create_time,
    resource_type: event.resource_type,
    resource_version: '2.0',
    event_type: event.type,
    summary: event.summary,
    resource: amount === undefined ? resource : { ...resource, amount: { ...resource.amount, ...amount } },
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
};

const forgedSigner = (forge: Forgery | undefined, own: Signer): Promise<Signer> | Signer => {
  if (forge === 'key' || forge === 'certificate') return forger();
  return forge === 'expired' ? outdated() : own;
};
const forgedTime = (forge: Forgery | undefined, now: Date): Date => {
  if (forge === 'old') return new Date(now.getTime() - 7 * 86_400_000);
  return forge === 'future' ? new Date(now.getTime() + 86_400_000) : now;
};
const forgedUrl = (forge: Forgery | undefined, base: string, name: string): string => {
  if (forge === 'certificate') return `https://api.paypal.com.evil.test${certificatePath}/${name}`;
  const trap = forge !== undefined && forge in trapNames ? trapNames[forge as keyof typeof trapNames] : name;
  return `${base}${certificatePath}/${trap}`;
};

/** An event as a signed message, or as a forged one. @param how `id`: of this transmission */
export const transmission = async (
  event: WebhookEvent,
  how: { readonly signer: Signer; readonly webhookId: string; readonly base: string; readonly now: Date; readonly id: string },
  options: {
    readonly forge?: Forgery | undefined;
    readonly amount?: object | undefined;
    readonly headers?: Readonly<Record<string, string | null>> | undefined;
  } = {},
): Promise<Message> => {
  const { forge } = options;
  const body = Buffer.from(JSON.stringify(bodyOfEvent(event, how.base, options.amount)));
  const signer = await forgedSigner(forge, how.signer);
  const time = `${forgedTime(forge, how.now).toISOString().slice(0, 19)}Z`;
  const webhookId = forge === 'webhook' ? 'WH-OF-SOMEBODY-ELSE' : how.webhookId;
  const signed = createSign('RSA-SHA256')
    .update(`${how.id}|${time}|${webhookId}|${crc32(body)}`)
    .sign(signer.key);
  const headers: Record<string, string | null> = {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-1.0-1',
    'paypal-transmission-id': how.id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': (forge === 'signature' ? Buffer.alloc(signed.length, 7) : signed).toString('base64'),
    'paypal-cert-url': forgedUrl(forge, how.base, how.signer.name),
    'paypal-auth-algo': forge === 'algorithm' ? 'SHA1withRSA' : 'SHA256withRSA',
    'paypal-auth-version': 'v2',
    ...options.headers,
  };
  return {
    headers: Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)),
    // One letter of its id, so that it is still JSON.
    body: forge === 'body' ? Buffer.from(body.toString().replace(event.id, `${event.id.slice(0, -1)}_`)) : body,
  };
};
