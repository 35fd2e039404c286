import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@kyakhta/ui';
import { Form } from 'react-router';
import { RemoveButton } from './cart-line.tsx';
import type { LineView } from './cart.server.ts';
import { faultText } from './fault-text.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** Lines that cannot be bought now, apart from the rest, each with its reason. */
export function InvalidLines({ lines }: { lines: readonly LineView[] }) {
  const { t, i18n } = useLingui();
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label={t`Cannot be ordered now`} padded={false}>
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2.5">
        <h2 className="text-base font-semibold">{t`Cannot be ordered now`}</h2>
        <Form method="post" preventScrollReset className="ms-auto">
          <Button type="submit" name="intent" value="clear-invalid" variant="bare" size="sm">
            {t`Remove all`}
          </Button>
        </Form>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.basketId} className="flex items-center gap-3 border-b border-line p-4 last:border-b-0">
            <StoredPicture path={line.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-2 opacity-60" />
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 font-medium text-ink-2">{line.name}</p>
              {line.variant ? (
                <p className="text-sm text-ink-3">
                  <bdi>{line.variant}</bdi>
                </p>
              ) : null}
              <p className="text-sm text-seal">
                {i18n._({
                  ...faultText(line.fault ?? 'productGone'),
                  values: line.limits,
                })}
              </p>
            </div>
            <RemoveButton line={line} full={line.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
