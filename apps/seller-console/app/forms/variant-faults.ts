import { matrixCells, type MatrixCell } from './variant-matrix.ts';

type Faults = Readonly<Partial<Record<MatrixCell, string>>>;

/**
 * What was wrong with variants, by the combination each was when it was sent: rows may have come and gone since.
 * @param fields by `variants.<place>.<cell>`
 * @param sent combinations in the order they were sent in
 */
export const faultsByCombination = (
  fields: Readonly<Record<string, string>>,
  sent: readonly string[],
): { byCell: Readonly<Record<string, Faults>>; ofProperties: readonly string[] } => {
  const byCell: Record<string, Partial<Record<MatrixCell, string>>> = {};
  const ofProperties = new Set<string>();
  for (const [field, fault] of Object.entries(fields)) {
    const [, place, name] = /^variants\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const combination = sent[Number(place)];
    const cell = matrixCells.find((c) => c === name);
    if (place === undefined || combination === undefined) continue;
    if (cell === undefined) ofProperties.add(fault);
    else (byCell[combination] ??= {})[cell] = fault;
  }
  return { byCell, ofProperties: [...ofProperties] };
};
