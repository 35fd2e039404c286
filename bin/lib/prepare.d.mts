interface Filling {
  readonly empty: boolean;
  readonly demo?: boolean;
  readonly isWhole?: boolean;
}
export function fillingOf(url: string): Promise<Filling>;
export function doingWith(state: Filling): string;
