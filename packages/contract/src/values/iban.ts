/** Two letters and two digits come first, as of no national number: it is meant as an IBAN (ISO 13616). */
const looksLikeIban = /^[A-Z]{2}\d{2}/;
const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const modulus = 97;

/** The rest by 97 of a number of any length: the four signs in front stand behind, and letters count from 10. */
const restOf = (iban: string): number =>
  Array.from(iban.slice(4) + iban.slice(0, 4)).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % modulus, 0);

/** Whether a bank account may be one as far as its own digits tell: an IBAN carries two to check it by, other numbers none. */
export const isAccountSound = (account: string): boolean => {
  const plain = account.replaceAll(/[\s-]/g, '').toUpperCase();
  return !looksLikeIban.test(plain) || (ibanForm.test(plain) && restOf(plain) === 1);
};
