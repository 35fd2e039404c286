/** Settings of backups. The scripts that start the marketplace go by them; they are here so that each is documented and checked like all others. */

const wholeBetween =
  (min: number, max: number) =>
  (v: string): string | null =>
    /^\d{1,4}$/.test(v) && Number(v) >= min && Number(v) <= max ? null : `must be a whole number from ${min} to ${max}`;
const anyText = (): string | null => null;

export const backupSettings = [
  {
    name: 'BACKUP_DIR',
    meaning:
      'Folder of backups, outside of DATA_DIR. When it is set, npm start makes a whole backup once a day and keeps what the embedded database writes in between.',
    otherwise: '',
    check: anyText,
  },
  {
    name: 'BACKUP_KEY',
    meaning: 'Key that backups are sealed with, 64 hexadecimal digits. Without it they lie open, readable by their owner alone.',
    otherwise: '',
    check: (v: string) => (v === '' || /^[0-9a-f]{64}$/i.test(v) ? null : 'must be 64 hexadecimal digits'),
  },
  { name: 'BACKUP_KEY_FILE', meaning: 'A file that holds that key, in its place.', otherwise: '', check: anyText },
  {
    name: 'BACKUP_KEEP_DAYS',
    meaning: 'Days of which every backup is kept, and to any minute of which the embedded database can be brought back.',
    otherwise: '7',
    check: wholeBetween(1, 3650),
  },
  {
    name: 'BACKUP_KEEP_WEEKS',
    meaning: 'Weeks before these days of which one backup each is kept.',
    otherwise: '8',
    check: wholeBetween(1, 520),
  },
  {
    name: 'PG_BIN',
    meaning: 'Folder of pg_dump and pg_restore, for backups of the database behind DATABASE_URL. Empty: where the machine finds them.',
    otherwise: '',
    check: anyText,
  },
] as const;
