import { QuestionDialog, Section, useDone, useSend } from '@kyakhta/console';
import { shopStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { storeSend } from '../pages/store/store-href.ts';

/** Takes the store off the site for a while, as for holidays, and brings it back. Of a suspended store only the platform decides. */
export function StoreOffline({ status }: { status: number }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const { send, busy, result } = useSend<'PUT /shop/admin/shop/online'>(storeSend.online);
  const isOnline = status === shopStatus.open;
  useDone(result, () => {
    setAsking(false);
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  if (status !== shopStatus.open && status !== shopStatus.closed) return null;
  const words = isOnline
    ? {
        about: t`The store is on the site.`,
        button: t`Take the store offline`,
        title: t`Take the store offline?`,
        warning: t`Buyers see neither the store nor its products until you bring it back. Existing orders continue: ship them in time.`,
      }
    : {
        about: t`The store is offline: buyers see neither it nor its products.`,
        button: t`Bring the store back online`,
        title: t`Bring the store back online?`,
        warning: t`The store and its products return to the site at once. Check prices and stock first.`,
      };
  return (
    <Section title={t`On the site`}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60">{words.about}</p>
        <Button type="button" variant="ghost" onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      </div>
      {asking ? (
        <QuestionDialog
          title={words.title}
          warning={words.warning}
          yes={words.button}
          danger={isOnline}
          busy={busy}
          refusal={result && !result.ok ? result : undefined}
          onYes={() => send({ isOnline: !isOnline })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
