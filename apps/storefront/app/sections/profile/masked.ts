const dots = '•••';

/** "a•••@mail.test": enough to know one's own address by, and not enough for who looks over the shoulder. */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return at < 1 ? dots : `${mail.slice(0, 1)}${dots}${mail.slice(at)}`;
}

/** "+7 ••• 1234" of a number in E.164. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 2)} ${dots} ${mobile.slice(-4)}`;
