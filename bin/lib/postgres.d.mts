/** A PostgreSQL of our own that runs. */
export interface Cluster {
  url(database?: string): string;
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}
export function openCluster(wanted: {
  folder: string;
  settings?: string[];
  authentication?: 'scram-sha-256' | 'password';
}): Promise<Cluster>;
