export type PacketSide = 'buyer' | 'seller' | 'operator';
export type PacketKind =
  | 'order'
  | 'line'
  | 'orderMove'
  | 'contract'
  | 'payment'
  | 'parcel'
  | 'tracking'
  | 'refund'
  | 'refundMove'
  | 'returnParcel'
  | 'evidence'
  | 'intervention'
  | 'ruling'
  | 'journal'
  | 'voucher'
  | 'file';
/** Plain values that are written one way in every language of programs: no fractions, no dates but as text. */
export type PacketData = Readonly<Record<string, string | number | boolean | null>>;
export interface PacketEvent {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: PacketKind;
  /** Which side did it; its id is for operators alone. */
  readonly by: string;
  readonly data: PacketData;
}
/** A file that belongs to the history: a picture by its path, or a paper by the hash of its bytes. */
export interface PacketSource {
  readonly name: string;
  readonly of: string;
  readonly at: string;
  readonly picture: string | null;
  readonly document: string | null;
}
export interface PacketHistory {
  readonly events: readonly PacketEvent[];
  readonly sources: readonly PacketSource[];
}
