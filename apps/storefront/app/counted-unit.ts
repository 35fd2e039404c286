const single: Readonly<Record<string, string>> = { pcs: 'pc', pairs: 'pair', sets: 'set', rolls: 'roll', boxes: 'box' };

/** The unit after a count. Units stand for any count; of the languages that have words for them only English asks for another after one. */
export const countedUnit = (count: number, unit: string): string => (count === 1 ? (single[unit] ?? unit) : unit);
