/** A real OpenID provider on this machine, where the demo of the journeys sends people who sign in with Google. */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { expect, type Page } from '@playwright/test';
import { origin, place } from './place.ts';

const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = place.site;

/** Opens it. @returns closes it */
export async function openOtherSite(): Promise<() => Promise<void>> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: GOOGLE_CLIENT_ID,
        client_secret: GOOGLE_CLIENT_SECRET,
        redirect_uris: [`${origin}/google/callback`, `${origin}/google/bind/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // As Google does: what the scope asks for is in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@elsewhere.test`, email_verified: true, name: `n_${id}` }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** On its pages: says who she is, and agrees. */
export async function signInThere(page: Page, login: string) {
  await expect(page).toHaveURL(new RegExp(`^${issuer}/`));
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('form input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await page.locator('button[type="submit"]').click();
}
