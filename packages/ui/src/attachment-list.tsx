import { Download, FileText } from './icons.ts';

export type Attachment = {
  name: string;
  /** In words: "1.2 MB". */
  size: string;
  href: string;
};

/** Files that somebody brought, each of which is downloaded by its name. */
export function AttachmentList({ label, files }: { label: string; files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1.5">
      {files.map(({ name, size, href }) => (
        <li key={href}>
          <a
            href={href}
            download
            className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-2 border border-line px-3 py-1.5 text-sm hover:border-brand hover:text-brand"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            <bdi className="min-w-0 truncate">{name}</bdi>
            <span className="shrink-0 text-ink-3 tabular-nums">{size}</span>
            <Download aria-hidden className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
