/** What a form shows again. */
export type FormResult = {
  /** What is wrong with all of it; empty when it is told at the fields. */
  msg: string;
  /** Field → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** What was typed; passwords are never among it. */
  values: Readonly<Record<string, string>>;
  /** The address a code went to. */
  sent: string | null;
  /** Makes each answer distinct. */
  attempt: string;
};
