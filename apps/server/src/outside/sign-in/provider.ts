/** What one sign-in is made of. `state`, `nonce` and `codeVerifier` are secrets of the browser that began it. */
export interface SignInAttempt {
  /** Our page to come back to, whole; the same in both steps. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who somebody is elsewhere: `issuer` and `subject` together, and nothing else, are the identity. */
export interface SocialPerson {
  readonly issuer: string;
  readonly subject: string;
  /** For showing and filling in; whether it is hers is for us to prove. */
  readonly mail: string | null;
  readonly name: string | null;
}

/** What came back does not prove who is there; anything else that is thrown means that the other site cannot be asked. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Another site that tells who somebody is. Each call ends within five seconds. */
export interface SignInProvider {
  /** Where the browser is sent to sign in. */
  address(attempt: SignInAttempt): Promise<string>;
  /**
   * Trades what the browser came back with for who she is.
   * @throws SignInRefused when that is not genuine, not for us, not of this attempt, or used already
   */
  person(attempt: SignInAttempt, came: { readonly code: string; readonly iss: string | undefined }): Promise<SocialPerson>;
}
