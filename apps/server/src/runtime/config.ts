/** Settings of the process, read once from the environment, checked before anything else starts. */

import { resolve } from 'node:path';
import { backupSettings } from './backup-config.ts';
import { type PaymentConfig, paymentComplaints, paymentSettings, paymentsOf } from '../outside/payments/config.ts';
import { signInComplaints, type SignInConfig, signInOf, signInSettings } from '../outside/sign-in/config.ts';

interface Setting {
  readonly name: string;
  readonly meaning: string;
  readonly otherwise: string | null;
  readonly check: (value: string) => string | null;
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '');
const wholeBetween =
  (min: number, max: number) =>
  (v: string): string | null =>
    /^-?\d{1,12}$/.test(v) && Number(v) >= min && Number(v) <= max ? null : `must be a whole number from ${min} to ${max}`;
const oneOf =
  (...allowed: string[]) =>
  (v: string): string | null =>
    allowed.includes(v) ? null : `must be one of ${allowed.join(', ')}`;
const isHostName = (text: string): boolean => /^[^\s/?#@\\]+$/.test(text) && URL.canParse(`http://${text}`);
const hostNames = (v: string): string | null =>
  list(v).every(isHostName) ? null : 'must be host names such as shop.example or shop.example:8443, joined by comma, without https://';
const anyText = (): string | null => null;
const url =
  (...protocols: string[]) =>
  (v: string): string | null =>
    URL.canParse(v) && protocols.includes(new URL(v).protocol) ? null : `must be a URL starting with ${protocols.join(' or ')}`;

/** Every setting of the environment; `docs/generated/settings.md` is written from this list. */
export const settingsOfEnvironment = [
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 or newer. Without it the start script runs its own PostgreSQL 18 in DATA_DIR.',
    otherwise: null,
    check: url('postgres:', 'postgresql:'),
  },
  { name: 'PORT', meaning: 'TCP port of the web process.', otherwise: '3000', check: wholeBetween(0, 65_535) },
  {
    name: 'HOST',
    meaning: 'Address to listen on. Demo mode stays on 127.0.0.1 unless this is set.',
    otherwise: '127.0.0.1',
    check: anyText,
  },
  { name: 'DATA_DIR', meaning: 'Folder of the database, pictures and caches.', otherwise: './data', check: anyText },
  {
    name: 'KYAKHTA_MODE',
    meaning: 'demo or production. A demo database never starts as production.',
    otherwise: 'demo',
    check: oneOf('demo', 'production'),
  },
  {
    name: 'KYAKHTA_CLOCK_OFFSET',
    meaning: 'Seconds added to the clock; demo and tests only.',
    otherwise: '0',
    check: wholeBetween(-1_000_000_000, 1_000_000_000),
  },
  { name: 'WEB_PROCESSES', meaning: 'How many web processes the start script runs.', otherwise: '1', check: wholeBetween(1, 64) },
  { name: 'POOL_SIZE', meaning: 'Database connections of one process.', otherwise: '10', check: wholeBetween(2, 200) },
  {
    name: 'LOG_LEVEL',
    meaning:
      'fatal, error, warn, info, debug or silent. Empty: info in production, warn in demo mode. At info every change is a line, without personal data.',
    otherwise: '',
    check: (v: string) => (v === '' ? null : oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent')(v)),
  },
  {
    name: 'TRUST_PROXY',
    meaning: 'Addresses of proxies whose X-Forwarded-For is believed, joined by comma; empty for none.',
    otherwise: '',
    check: anyText,
  },
  {
    name: 'PUBLIC_ORIGINS',
    meaning:
      'Origins of our own pages besides the own host, joined by comma: they may send cookies with changes, and payers are led back there.',
    otherwise: '',
    check: anyText,
  },
  {
    name: 'OWN_HOSTS',
    meaning:
      'Host names under which the marketplace is reached, joined by comma, each with its port unless that is 80 or 443; those of OPERATOR_HOST and PUBLIC_ORIGINS count, too. A request for any other host is refused with 421, save for health probes. Empty: any host. To be set in production.',
    otherwise: '',
    check: hostNames,
  },
  {
    name: 'OPERATOR_HOST',
    meaning:
      'In production: the host name under which operators work, a name of its own; * serves them beside the storefront. Empty: nowhere.',
    otherwise: '',
    check: anyText,
  },
  { name: 'BODY_LIMIT_BYTES', meaning: 'Largest JSON body of a call.', otherwise: '1048576', check: wholeBetween(1024, 104_857_600) },
  {
    name: 'CALLS_PER_MINUTE',
    meaning: 'Calls one address may make in a minute; loopback is free in demo mode.',
    otherwise: '1200',
    check: wholeBetween(1, 10_000_000),
  },
  {
    name: 'SMTP_URL',
    meaning: 'Mail server, smtp:// or smtps://. Without it mail stays in the database (the dev mailbox in demo mode).',
    otherwise: '',
    check: (v: string) => (v === '' ? null : url('smtp:', 'smtps:')(v)),
  },
  { name: 'MAIL_FROM', meaning: 'Sender of all mail.', otherwise: 'Kyakhta <no-reply@localhost>', check: anyText },
  {
    name: 'KYAKHTA_FAILPOINT',
    meaning: 'A place at which the process kills itself, to try what a power cut would do; demo and tests only.',
    otherwise: '',
    check: anyText,
  },
  {
    name: 'PAYPAL_CLIENT_ID',
    meaning: 'Client id of the application at PayPal. The four PAYPAL_ settings come together; without them foreign payments are off.',
    otherwise: '',
    check: anyText,
  },
  { name: 'PAYPAL_CLIENT_SECRET', meaning: 'Its secret.', otherwise: '', check: anyText },
  {
    name: 'PAYPAL_WEBHOOK_ID',
    meaning: 'Id that PayPal gave to the webhook of this marketplace; its messages are signed for it.',
    otherwise: '',
    check: anyText,
  },
  {
    name: 'PAYPAL_ENVIRONMENT',
    meaning: "live, or sandbox (PayPal's play money, never in production).",
    otherwise: '',
    check: (v: string) => (v === '' ? null : oneOf('live', 'sandbox')(v)),
  },
  {
    name: 'PAYMENT_GATEWAY_URL',
    meaning: 'Origin of the sandbox gateway that stands in for PayPal; demo only, set by the start script.',
    otherwise: '',
    check: (v: string) =>
      v === '' || (url('http:', 'https:')(v) === null && new URL(v).origin === v)
        ? null
        : 'must be an origin such as http://127.0.0.1:4100',
  },
  ...backupSettings,
  ...paymentSettings,
  ...signInSettings,
] as const satisfies readonly Setting[];

type SettingName = (typeof settingsOfEnvironment)[number]['name'];

export interface Config {
  readonly databaseUrl: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly mode: 'demo' | 'production';
  readonly clockOffsetSeconds: number;
  readonly poolSize: number;
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  readonly publicOrigins: readonly string[];
  /** Hosts that are answered, in lower case, without a port that goes without saying; null is any. */
  readonly ownHosts: ReadonlySet<string> | null;
  /** Host of the operator console in production; '*' is any, '' is none. */
  readonly operatorHost: string;
  readonly bodyLimitBytes: number;
  readonly callsPerMinute: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Empty: none. */
  readonly failpoint: string;
  /** Null: no foreign payments. */
  readonly payPal: PayPalConfig | null;
  /** Providers of further ways to pay. */
  readonly payments: PaymentConfig;
  /** Other sites whose accounts log in here; empty: none. */
  readonly signIn: readonly SignInConfig[];
}

export interface PayPalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly environment: 'live' | 'sandbox';
  /** Origin of the sandbox gateway; null is PayPal itself. */
  readonly gatewayUrl: string | null;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const payPalSettings = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_ENVIRONMENT'] as const;

/** What is wrong with the settings of foreign payments taken together. */
const payPalComplaints = (values: Readonly<Record<SettingName, string>>): string[] => {
  const missing = payPalSettings.filter((name) => values[name] === '');
  const isWanted = missing.length < payPalSettings.length || values.PAYMENT_GATEWAY_URL !== '';
  if (!isWanted) return [];
  const isProduction = values.KYAKHTA_MODE === 'production';
  const complaints = missing.map((name) => `${name} is not set: foreign payments need all of ${payPalSettings.join(', ')}`);
  if (isProduction && values.PAYMENT_GATEWAY_URL !== '')
    complaints.push(
      'PAYMENT_GATEWAY_URL names a sandbox gateway, which moves no money: unset it, and set the PAYPAL_ settings of a live application',
    );
  else if (isProduction && values.PAYPAL_ENVIRONMENT === 'sandbox')
    complaints.push(
      'PAYPAL_ENVIRONMENT is sandbox, which moves no money: set it to live, with the other PAYPAL_ settings of a live application',
    );
  if (!isProduction && values.PAYPAL_ENVIRONMENT === 'live')
    complaints.push('PAYPAL_ENVIRONMENT is live, and a demo takes no real money: set it to sandbox');
  return complaints;
};

/** With a list of own hosts, those named elsewhere as ours belong to it. */
const ownHostsOf = ({ OWN_HOSTS, OPERATOR_HOST, PUBLIC_ORIGINS }: Readonly<Record<SettingName, string>>): ReadonlySet<string> | null => {
  const named = list(OWN_HOSTS);
  if (named.length === 0) return null;
  const origins = list(PUBLIC_ORIGINS).flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).host] : []));
  const operators = OPERATOR_HOST === '*' ? [] : list(OPERATOR_HOST);
  return new Set([...named, ...operators, ...origins].map((host) => host.toLowerCase().replace(/:(80|443)$/, '')));
};

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every wrong setting at once, with what is expected of it.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const wrong: string[] = [];
  const values = {} as Record<SettingName, string>;
  for (const setting of settingsOfEnvironment) {
    const value = environment[setting.name] ?? setting.otherwise;
    if (value === null) {
      wrong.push(`${setting.name} is not set: ${setting.meaning}`);
      continue;
    }
    const complaint = setting.check(value);
    if (complaint !== null) wrong.push(`${setting.name} ${complaint}`);
    values[setting.name] = value;
  }
  if (values.KYAKHTA_MODE === 'production' && values.KYAKHTA_CLOCK_OFFSET !== '0')
    wrong.push('KYAKHTA_CLOCK_OFFSET is for demo and tests only');
  if (values.KYAKHTA_MODE === 'production' && values.KYAKHTA_FAILPOINT !== '') wrong.push('KYAKHTA_FAILPOINT is for demo and tests only');
  if (wrong.length === 0) wrong.push(...payPalComplaints(values), ...paymentComplaints(values), ...signInComplaints(values));
  if (wrong.length > 0) throw new ConfigError(`Settings that need mending:\n  ${wrong.join('\n  ')}`);
  return {
    databaseUrl: values.DATABASE_URL,
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    mode: values.KYAKHTA_MODE as Config['mode'],
    clockOffsetSeconds: Number(values.KYAKHTA_CLOCK_OFFSET),
    poolSize: Number(values.POOL_SIZE),
    logLevel: values.LOG_LEVEL === '' ? (values.KYAKHTA_MODE === 'demo' ? 'warn' : 'info') : values.LOG_LEVEL,
    trustProxy: list(values.TRUST_PROXY),
    publicOrigins: list(values.PUBLIC_ORIGINS),
    ownHosts: ownHostsOf(values),
    operatorHost: values.OPERATOR_HOST.toLowerCase(),
    bodyLimitBytes: Number(values.BODY_LIMIT_BYTES),
    callsPerMinute: Number(values.CALLS_PER_MINUTE),
    smtpUrl: values.SMTP_URL === '' ? null : values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    failpoint: values.KYAKHTA_FAILPOINT,
    signIn: signInOf(values),
    payments: paymentsOf(values),
    payPal:
      values.PAYPAL_CLIENT_ID === ''
        ? null
        : {
            clientId: values.PAYPAL_CLIENT_ID,
            clientSecret: values.PAYPAL_CLIENT_SECRET,
            webhookId: values.PAYPAL_WEBHOOK_ID,
            environment: values.PAYPAL_ENVIRONMENT as PayPalConfig['environment'],
            gatewayUrl: values.PAYMENT_GATEWAY_URL === '' ? null : values.PAYMENT_GATEWAY_URL,
          },
  };
};
