import type { DraftItem, OfferDraft } from './offer-draft.ts';

/** What the parts of the form share. */
export type FormParts = {
  draft: OfferDraft;
  set: (change: Partial<OfferDraft>) => void;
  /** Writes rows anew by what they were: a row knows nothing of the others. */
  setItems: (change: (before: readonly DraftItem[]) => readonly DraftItem[]) => void;
  /** The clock by which the times are typed. */
  zone: string;
  /** It runs: its title and an earlier end are all that can change. */
  isFixed: boolean;
  /** What is wrong, by the names of the call. */
  faults: Readonly<Record<string, string>>;
};
