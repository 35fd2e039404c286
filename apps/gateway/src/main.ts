import { createGateway } from './gateway.ts';
import { paced, schedules } from './schedules.ts';
import { merchantsOf } from './trades/merchants.ts';

/** The gateway as a process of its own, started beside web and worker in demo mode. */

const need = (name: string): string => {
  const value = process.env[name];
  if (value !== undefined && value !== '') return value;
  console.error(`The sandbox gateway needs ${name}.`);
  return process.exit(78);
};

// Its parent says in which mode the marketplace runs; play money has no place in production.
if (process.env['KYAKHTA_MODE'] === 'production') {
  console.error('The sandbox gateway moves no money and does not run in production.');
  process.exit(78);
}

const gateway = await createGateway({
  clientId: need('PAYPAL_CLIENT_ID'),
  clientSecret: need('PAYPAL_CLIENT_SECRET'),
  webhookId: need('PAYPAL_WEBHOOK_ID'),
  merchants: merchantsOf(process.env),
  dataDir: need('GATEWAY_DATA'),
  webhookUrl: need('GATEWAY_WEBHOOK_URL'),
  retryAfterMs: paced(schedules.payPal),
});
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), 2000).unref();
  void gateway.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
const url = await gateway.listen(Number(need('GATEWAY_PORT')));
process.send?.({ ready: true, url });
// What the shop did not take before the gateway was stopped is sent again.
void gateway.control.events.retry();
