import type { Area } from './use-areas.ts';

/** Whether a postal code is one of another region than the chosen one. Nothing is known before it is whole. */
export function belongsElsewhere(postCode: string, region: Area | undefined, example: string): boolean {
  const typed = postCode.replaceAll(/\s/gu, '');
  if (!region?.postCodes || typed.length !== example.length || !/^\d+$/.test(typed)) return false;
  return !region.postCodes.some((beginning) => typed.startsWith(beginning));
}
