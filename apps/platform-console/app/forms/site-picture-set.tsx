import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import type { SitePicture as SitePictureName } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { homeSend } from '../pages/home/home-href.ts';
import { SitePictureField, useSitePicture } from './site-picture.tsx';

type SitePictureSetProps = { name: SitePictureName; path: string; label: string; hint: string };

/** A picture of the site, such as its logo: set, replaced or taken away. */
export function SitePictureSet({ name, path, label, hint }: SitePictureSetProps) {
  const { t } = useLingui();
  const say = useToast();
  const { list, told, dirty, busy } = useSitePicture('site', path || null);
  const { send, busy: saving, result } = useSend<'PUT /platform/site/picture'>(homeSend.picture);
  useDone(result, () => say({ tone: 'good', text: t`Saved` }));
  return (
    <form
      noValidate
      className="grid content-start gap-3"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (told === null || 'fileId' in told) send({ name, fileId: told?.fileId ?? null });
      }}
    >
      <SitePictureField label={label} hint={hint} purpose="site" list={list} />
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <div>
        <Button type="submit" size="sm" busy={saving} disabled={!dirty || busy}>
          {t`Save`}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
    </form>
  );
}
