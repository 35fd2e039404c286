/** A picture in a form: on its way, refused, or stored. */
export type PickedPicture<Stored> = {
  key: string;
  name: string;
  /** What was chosen here; a picture that came with the page has none. */
  file: File | null;
  /** How much of it is on its way, 0 to 1. */
  share: number;
  stored: Stored | null;
  /** Why it did not arrive; empty text when no answer came. */
  problem: string | null;
};

export type Bringing<Stored> = {
  /** Brings a picture; a problem without words means that no answer came. */
  send: (
    file: File,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ stored: Stored } | { problem: string }>;
  /** Told of a stored picture that was taken out of the form. */
  drop: (stored: Stored) => void;
};

let chosen = 0;

/** Pictures on their way and arrived, in the order they were chosen or put in; the component that shows them listens for changes. */
export class Pictures<Stored> {
  #bringing: Bringing<Stored>;
  #pictures: readonly PickedPicture<Stored>[];
  readonly #stops = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(initial: readonly Stored[], keyOf: (stored: Stored) => string, bringing: Bringing<Stored>) {
    this.#bringing = bringing;
    this.#pictures = initial.map((stored) => ({ key: keyOf(stored), name: '', file: null, share: 1, stored, problem: null }));
  }

  /** The same array until something changes. */
  readonly now = (): readonly PickedPicture<Stored>[] => this.#pictures;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Pictures are brought this way from now on. */
  bringBy(bringing: Bringing<Stored>): void {
    this.#bringing = bringing;
  }
  #set(pictures: readonly PickedPicture<Stored>[]): void {
    this.#pictures = pictures;
    for (const listener of this.#listeners) listener();
  }
  #change(key: string, to: Partial<PickedPicture<Stored>>): void {
    this.#set(this.#pictures.map((one) => (one.key === key ? { ...one, ...to } : one)));
  }

  async #bring(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(key, stop);
    const onProgress = (share: number): void => {
      if (!stop.signal.aborted) this.#change(key, { share });
    };
    // What breaks is what did not arrive.
    const answer = await this.#bringing.send(file, { signal: stop.signal, onProgress }).catch(() => ({ problem: '' }));
    this.#stops.delete(key);
    const removed = stop.signal.aborted;
    if ('problem' in answer) {
      if (!removed) this.#change(key, { problem: answer.problem });
    } else if (removed) this.#bringing.drop(answer.stored);
    else this.#change(key, { stored: answer.stored, share: 1 });
  }

  readonly add = (files: readonly File[]): void => {
    const added = files.map((file) => {
      chosen += 1;
      return { key: `chosen ${chosen}`, name: file.name, file, share: 0, stored: null, problem: null };
    });
    this.#set([...this.#pictures, ...added]);
    for (const { key, file } of added) void this.#bring(key, file);
  };
  /** Brings one again that did not arrive; one that is on its way, or there, stays as it is. */
  readonly retry = ({ key }: PickedPicture<Stored>): void => {
    const one = this.#pictures.find((p) => p.key === key);
    if (!one?.file || one.problem === null) return;
    this.#change(key, { problem: null, share: 0 });
    void this.#bring(key, one.file);
  };
  readonly remove = ({ key }: PickedPicture<Stored>): void => {
    const stored = this.#pictures.find((one) => one.key === key)?.stored ?? null;
    this.#stops.get(key)?.abort();
    this.#set(this.#pictures.filter((one) => one.key !== key));
    if (stored) this.#bringing.drop(stored);
  };
  /** Puts a picture into a place, counted from 0; the others keep their order. */
  readonly move = ({ key }: PickedPicture<Stored>, place: number): void => {
    const others = this.#pictures.filter((one) => one.key !== key);
    this.#set([...others.slice(0, place), ...this.#pictures.filter((one) => one.key === key), ...others.slice(place)]);
  };
  readonly makeFirst = (picture: PickedPicture<Stored>): void => {
    this.move(picture, 0);
  };
  /** Nobody waits for what is on its way any more. */
  readonly stop = (): void => {
    for (const stop of this.#stops.values()) stop.abort();
  };
}
