/** Settings of a cluster whose data matter. */
export const durable: readonly string[];

/** A PostgreSQL of our own that runs. */
export interface Cluster {
  readonly pid: number;
  url(database?: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(patience?: number): Promise<void>;
}
export function openCluster(wanted: {
  folder: string;
  settings?: readonly string[] | ((prepared: { place: string; account: object }) => string[]);
  authentication?: 'scram-sha-256' | 'password';
}): Promise<Cluster>;
