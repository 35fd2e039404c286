import { ReasonDialog, fileHref, useDone, useSend } from '@kyakhta/console';
import { paperMinutes, type ApplicationPaper } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Eye, LoadedImage } from '@kyakhta/ui';
import { useState } from 'react';
import { applicationsSend } from '../pages/applications/applications-resource.ts';

type PaperProps = { applicationId: number; paper: ApplicationPaper; label: string };

/** A paper that is hidden until somebody says why she looks at it. */
export function ApplicationPaperLook({ applicationId, paper, label }: PaperProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  if (token !== null)
    return (
      <figure className="grid gap-2">
        <LoadedImage
          source={{ src: fileHref('GET /platform/shopAudit/paper', { token }) }}
          alt={label}
          sizes="100vw"
          side={null}
          className="max-h-150 max-w-full rounded-2 border border-line"
        />
        <figcaption>
          <Button size="sm" variant="ghost" onClick={() => setToken(null)}>
            {t({ message: 'Hide', comment: 'Button: a paper is not shown any more' })} <span className="sr-only">{label}</span>
          </Button>
        </figcaption>
      </figure>
    );
  return (
    <>
      <div className="grid aspect-3/2 w-full max-w-60 place-items-center rounded-2 border border-line bg-sunk">
        <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
          <Eye aria-hidden className="size-4" />
          {t({ message: 'View it', comment: 'Button: a hidden paper is shown' })} <span className="sr-only">{label}</span>
        </Button>
      </div>
      {asked ? (
        <Ask
          {...{ applicationId, paper, label }}
          onTold={(told) => {
            setToken(told);
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

function Ask({ applicationId, paper, label, onTold, onClose }: PaperProps & { onTold: (token: string) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { send, busy, result } = useSend<'POST /platform/shopAudit/paper'>(applicationsSend.paper);
  useDone(result, ({ data }) => onTold(data.token));
  return (
    <ReasonDialog
      title={t({ message: `View: ${label}`, comment: 'The name of a paper' })}
      warning={t`It is shown for ${paperMinutes} minutes. Your view and its reason are recorded.`}
      yes={t`Show it`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ applicationId, paper, reason })}
      onClose={onClose}
    />
  );
}
