/** The text of a form's field; a file or an absent field is empty text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A figure as people type it: blanks within it mean nothing, a decimal comma is a point. */
export const figure = (text: string): string => text.replaceAll(/\s/g, '').replace(/^(\d+),(\d+)$/, '$1.$2');
