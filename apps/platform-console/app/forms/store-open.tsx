import { AccountNameInput, FirstPassword, RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, TextInput } from '@kyakhta/ui';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { storeHref, storesSend } from '../pages/stores/stores-resource.ts';

/** A new store and the account of the person who will fill it. */
export function StoreOpen({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { send, busy, result } = useSend<'POST /platform/shop'>(storesSend.open);
  const [made, setMade] = useState<{ shopId: number; userName: string; password: string } | null>(null);
  useDone(result, ({ data }) => setMade(data));
  const refusal = result && !result.ok ? result : undefined;
  if (made)
    return (
      <FirstPassword
        title={t`The store is open`}
        userName={made.userName}
        password={made.password}
        onClose={() => void navigate(storeHref(made.shopId))}
      />
    );
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const form = new FormData(submit.currentTarget);
    const word = (name: string) => String(form.get(name) ?? '');
    send({ shopName: word('shopName'), firmName: word('firmName'), city: word('city'), userName: word('userName') });
  };
  return (
    <Dialog title={t`Open a store`} onClose={onClose} closeLabel={t`Close`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <RefusalNotice refusal={refusal} />
        <TextInput
          name="shopName"
          label={t`Name of the store`}
          hint={t`As buyers read it.`}
          required
          minLength={2}
          maxLength={60}
          error={refusal?.fields['shopName']}
        />
        <TextInput
          name="firmName"
          label={t`Firm`}
          hint={t`The company that the contracts are made with.`}
          required
          minLength={2}
          maxLength={100}
          error={refusal?.fields['firmName']}
        />
        <TextInput
          name="city"
          label={t`City`}
          hint={t`Where the goods leave from.`}
          required
          minLength={2}
          maxLength={60}
          error={refusal?.fields['city']}
        />
        <AccountNameInput label={t`Account name of its first user`} error={refusal?.fields['userName']} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={busy}>
            {t`Open a store`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
