/** Tells a password manager whose password a form changes. Nobody sees it, and it is not sent. */
export const PasswordOwner = ({ userName }: { userName: string }) => (
  <input type="text" autoComplete="username" value={userName} readOnly hidden />
);
