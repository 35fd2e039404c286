import { fileHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Download, LinkButton } from '@kyakhta/ui';

/** All products of the store as a file; the import takes it back. */
export function ExportMenu() {
  const { t } = useLingui();
  const format = { XLSX: 'xlsx', CSV: 'csv' } as const;
  return (
    <div role="group" aria-label={t`Export all products`} className="flex gap-2">
      {(['XLSX', 'CSV'] as const).map((name) => (
        <LinkButton key={name} size="sm" variant="ghost" href={fileHref('GET /shop/admin/prod/export', { format: format[name] })} download>
          <Download aria-hidden className="size-4" />
          {t({ message: `Export ${name}`, comment: 'Button: all products as a file of this kind' })}
        </LinkButton>
      ))}
    </div>
  );
}
