/** What the tests use of the provider; the package brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface ProviderContext {
    readonly path: string;
    body: unknown;
  }
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    use(step: (ctx: ProviderContext, next: () => Promise<void>) => Promise<void>): void;
  }
}
