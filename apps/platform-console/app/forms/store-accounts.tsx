import { AccountNameInput, FirstPassword, QuestionDialog, RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Plus, Tag } from '@kyakhta/ui';
import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { storesSend } from '../pages/stores/stores-resource.ts';

type Account = { accountId: number; userName: string; createdAt: string; isLocked: boolean };
type Told = { userName: string; password: string };

/** Who may log in for a store: one more, or a new password for who has lost it. */
export function StoreAccounts({ shopId, accounts }: { shopId: number; accounts: readonly Account[] }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'add' | Account | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const onTold = (made: Told) => {
    setAsked(null);
    setTold(made);
  };
  return (
    <>
      <ul className="grid gap-2">
        {accounts.map((account) => (
          <li key={account.accountId} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2 last:border-0">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              <bdi className="font-medium">{account.userName}</bdi>
              {account.isLocked ? <Tag tone="act">{t({ message: 'Locked', comment: 'State of an account' })}</Tag> : null}
            </span>
            <time dateTime={account.createdAt} className="text-sm text-ink-3">
              {day(account.createdAt)}
            </time>
            <Button size="sm" variant="ghost" onClick={() => setAsked(account)}>
              {t`New password`} <span className="sr-only">{account.userName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Button size="sm" variant="ghost" onClick={() => setAsked('add')}>
          <Plus aria-hidden className="size-4" />
          {t`Add an account`}
        </Button>
      </div>
      {asked === 'add' ? <AddAccount shopId={shopId} onTold={onTold} onClose={() => setAsked(null)} /> : null}
      {asked !== null && asked !== 'add' ? <NewPassword account={asked} onTold={onTold} onClose={() => setAsked(null)} /> : null}
      {told ? (
        <FirstPassword
          title={t`Initial password`}
          {...told}
          onClose={() => {
            setTold(null);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

function AddAccount({ shopId, onTold, onClose }: { shopId: number; onTold: (told: Told) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { send, busy, result } = useSend<'POST /platform/shop/account'>(storesSend.account);
  useDone(result, ({ data }) => onTold(data));
  const refusal = result && !result.ok ? result : undefined;
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    send({ shopId, userName: String(new FormData(submit.currentTarget).get('userName') ?? '') });
  };
  return (
    <Dialog title={t`Add an account`} onClose={onClose} closeLabel={t`Close`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <RefusalNotice refusal={refusal} />
        <AccountNameInput label={t`Account name`} error={refusal?.fields['userName']} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={busy}>
            {t`Add an account`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function NewPassword({ account, onTold, onClose }: { account: Account; onTold: (told: Told) => void; onClose: () => void }) {
  const { t } = useLingui();
  const { send, busy, result } = useSend<'POST /platform/shop/account/password'>(storesSend.password);
  useDone(result, ({ data }) => onTold(data));
  return (
    <QuestionDialog
      title={t({ message: `New password for ${account.userName}`, comment: 'Button: account name' })}
      warning={t`The old password stops working at once, and everyone logged in with this account has to log in again.`}
      yes={t`New password`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ accountId: account.accountId })}
      onClose={onClose}
    />
  );
}
