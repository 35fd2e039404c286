/** Settings of signing in by accounts of other sites: two kinds, each configured as a whole or not at all. */

export interface SignInConfig {
  /** 3 Google, 4 Facebook. */
  readonly socialType: 3 | 4;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What of the person is asked for. */
  readonly scope: string;
  /** Where codes are traded when the issuer's own description does not say. */
  readonly tokenEndpoint: string | null;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
/** Secrets travel there: only over TLS, or without leaving the machine. */
const safeUrl = (v: string): string | null => {
  if (v === '') return null;
  const url = URL.canParse(v) ? new URL(v) : null;
  const isSafe = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
  return isSafe && url.username === '' && url.search === '' && url.hash === ''
    ? null
    : 'must be an https URL without a query; http is taken on this machine only';
};
const anyText = (): string | null => null;

export const signInSettings = [
  {
    name: 'GOOGLE_CLIENT_ID',
    meaning: 'Client id of the application at Google. With its secret, buyers may sign in with Google; without, they may not.',
    otherwise: '',
    check: anyText,
  },
  { name: 'GOOGLE_CLIENT_SECRET', meaning: 'Its secret.', otherwise: '', check: anyText },
  { name: 'GOOGLE_ISSUER', meaning: 'The OpenID Connect issuer of this kind.', otherwise: 'https://accounts.google.com', check: safeUrl },
  {
    name: 'FACEBOOK_CLIENT_ID',
    meaning: 'Id of the application at Facebook. With its secret, buyers may sign in with Facebook; without, they may not.',
    otherwise: '',
    check: anyText,
  },
  { name: 'FACEBOOK_CLIENT_SECRET', meaning: 'Its secret.', otherwise: '', check: anyText },
  { name: 'FACEBOOK_ISSUER', meaning: 'The OpenID Connect issuer of this kind.', otherwise: 'https://www.facebook.com', check: safeUrl },
  {
    name: 'FACEBOOK_TOKEN_ENDPOINT',
    meaning: "Where codes are traded for tokens when the issuer's description names no such place, as Facebook's does not.",
    otherwise: 'https://graph.facebook.com/v23.0/oauth/access_token',
    check: safeUrl,
  },
] as const;

type Values = Readonly<Record<(typeof signInSettings)[number]['name'], string>>;

/** What is wrong with these settings taken together. */
export const signInComplaints = (values: Values): string[] =>
  (['GOOGLE', 'FACEBOOK'] as const).flatMap((site) => {
    const [id, secret] = [values[`${site}_CLIENT_ID`], values[`${site}_CLIENT_SECRET`]];
    if ((id === '') !== (secret === ''))
      return [`${site}_CLIENT_${id === '' ? 'ID' : 'SECRET'} is not set: ${site}_CLIENT_ID and ${site}_CLIENT_SECRET come together`];
    return id !== '' && values[`${site}_ISSUER`] === '' ? [`${site}_ISSUER is empty: leave it out for the usual one`] : [];
  });

/** The kinds that are configured. */
export const signInOf = (values: Values): readonly SignInConfig[] =>
  (
    [
      { socialType: 3, site: 'GOOGLE', scope: 'openid email profile', tokenEndpoint: null },
      { socialType: 4, site: 'FACEBOOK', scope: 'openid email public_profile', tokenEndpoint: values.FACEBOOK_TOKEN_ENDPOINT || null },
    ] as const
  ).flatMap(({ site, ...rest }) => {
    const clientId = values[`${site}_CLIENT_ID`];
    if (clientId === '') return [];
    return [{ ...rest, issuer: values[`${site}_ISSUER`], clientId, clientSecret: values[`${site}_CLIENT_SECRET`] }];
  });
