import { useLingui } from '@lingui/react/macro';
import { Button, cx, MapPin } from '@kyakhta/ui';
import { useState } from 'react';

/** Fills the two fields of a position from where the browser is. Only on asking, and nobody else is asked. */
export function PositionButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'done'>('idle');
  const locate = (form: HTMLFormElement | null) => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const fill = (name: string, value: number) => {
          const field = form?.elements.namedItem(name);
          if (field instanceof HTMLInputElement) field.value = value.toFixed(6);
        };
        fill('shopLng', coords.longitude);
        fill('shopLat', coords.latitude);
        setState('done');
      },
      () => setState('failed'),
      { timeout: 15_000 },
    );
  };
  return (
    <div className={cx('grid content-start gap-1.5 noscript:hidden', className)}>
      {/* As high as the labels beside it, so that the button is in line with their fields. */}
      <span aria-hidden className="text-sm max-md:hidden">
        {'\u00a0'}
      </span>
      <Button variant="ghost" type="button" busy={state === 'asking'} onClick={(event) => locate(event.currentTarget.form)}>
        <MapPin aria-hidden className="size-4 shrink-0" />
        {t`Use my position`}
      </Button>
      <p role="status" className="text-sm text-ink-3">
        {state === 'failed' ? t`Your browser doesn’t share it. You can enter it, or leave it empty.` : null}
        {state === 'done' ? t`Filled in.` : null}
      </p>
    </div>
  );
}
