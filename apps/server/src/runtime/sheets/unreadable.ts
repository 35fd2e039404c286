/** What can be wrong with a file as a whole; the catalogue has the texts under `file.<reason>`. */
export const fileReasons = [
  'empty',
  'notUtf8',
  'rowLong',
  'quoteOpen',
  'csvBroken',
  'columnsMany',
  'rowsMany',
  'cellsMany',
  'oldExcel',
  'openDocument',
  'binaryExcel',
  'notSheet',
  'zipBroken',
  'zipLocked',
  'inflates',
  'xmlBroken',
  'xmlForbidden',
  'noSheet',
  'columnsMissing',
  'columnsTwice',
  'lost',
] as const;
export type FileReason = (typeof fileReasons)[number];
export type FileReasonValues = Readonly<Record<string, string | number>>;

/** The file as a whole cannot be read: why, where, and with it what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: FileReason;
  readonly values: FileReasonValues;

  constructor(reason: FileReason, values: FileReasonValues = {}) {
    super(`${reason} ${JSON.stringify(values)}`);
    this.reason = reason;
    this.values = values;
  }
}
