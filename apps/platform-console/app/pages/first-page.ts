import type { Output } from '@kyakhta/contract/types';
import { hasArea, operatorAreas, type OperatorArea } from '@kyakhta/contract/values';

/** Where the work of areas begins that nothing waits in. */
const begins: Readonly<Partial<Record<OperatorArea, string>>> = { content: '/home', settings: '/site', staff: '/staff' };

/** The first page that an operator of these areas may open. */
export const firstPage = (areas: Output<'GET /platform/account'>['areas']): string =>
  operatorAreas.flatMap((area) => (hasArea(areas, area) ? (begins[area] ?? []) : []))[0] ?? '/password';
