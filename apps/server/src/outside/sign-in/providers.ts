import type { SignInProvider } from './provider.ts';

let current: ReadonlyMap<number, SignInProvider> = new Map();
/** The other site of this kind (`socialType`); null while it is not set up. */
export const signInProvider = (socialType: number): SignInProvider | null => current.get(socialType) ?? null;
/** The kinds that are set up. */
export const signInTypes = (): number[] => [...current.keys()];
/** Puts the other sites in place: at start from the settings, in tests one of the test's own. */
export const useSignIn = (providers: ReadonlyMap<number, SignInProvider>): void => {
  current = providers;
};
