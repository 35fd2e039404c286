/** The sandbox gateway of a demo: whether one runs, and what it and the marketplace have to know of each other. */
import { randomBytes } from 'node:crypto';
import { paymentAccounts } from './payment-accounts.mjs';
import { freePort } from './ports.mjs';

/** Where PayPal's messages come in, on the web server. */
export const webhookPath = '/api/paypal/webhook';

/**
 * Settings for a sandbox gateway. None runs in production, nor where the caller set up PayPal himself.
 * @param {{mode: string, port: number, host: string, data: string}} about the web server and the data folder
 * @returns {Promise<{common: object, gateway: object} | undefined>} common: of all processes; gateway: its own beside them
 */
export async function gatewayEnvironment({ mode, port, host, data }, env = process.env) {
  if (mode !== 'demo' || env.PAYPAL_CLIENT_ID || env.PAYMENT_GATEWAY_URL) return undefined;
  const own = await freePort();
  const web = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const accounts = paymentAccounts(`http://${web}:${port}`);
  return {
    common: {
      ...accounts.common,
      PAYPAL_CLIENT_ID: 'sandbox-gateway',
      PAYPAL_CLIENT_SECRET: randomBytes(24).toString('base64url'),
      PAYPAL_WEBHOOK_ID: 'SANDBOXGATEWAY',
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYMENT_GATEWAY_URL: `http://127.0.0.1:${own}`,
    },
    gateway: {
      ...accounts.gateway,
      GATEWAY_PORT: String(own),
      GATEWAY_DATA: `${data}/gateway`,
      GATEWAY_WEBHOOK_URL: `http://${web}:${port}${webhookPath}`,
    },
  };
}
