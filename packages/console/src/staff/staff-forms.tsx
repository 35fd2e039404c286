import type { EndpointKey, Input } from '@kyakhta/contract/types';
import type { Areas } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, TextInput, useToast } from '@kyakhta/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { AccountNameInput } from '../account-name-input.tsx';
import type { Area } from '../areas.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { AreaChoice } from './area-choice.tsx';
import { staffSend, type Colleague, type House } from './types.ts';

export type Told = { userName: string; password: string };
type Both<Verb extends string> = Extract<EndpointKey, `${string} /platform/staff${Verb}` | `${string} /shop/admin/staff${Verb}`>;

/* The calls of the two consoles differ in how they name an account, and in the areas there are: `House` knows both. */
type Add = 'POST /platform/staff' | 'POST /shop/admin/staff';
type SetAreas = Both<`/{${string}}/areas`>;
type SetLock = Both<`/{${string}}/lock`>;
type LiftLock = Both<`/{${string}}/unlock`>;
type Renew = Both<`/{${string}}/password`>;

type Props = { house: House; onClose: () => void };
type OfOne = Props & { colleague: Colleague };

export function AddColleague({ house, onTold, onClose }: Props & { onTold: (told: Told) => void }) {
  const { t } = useLingui();
  const [areas, setAreas] = useState<Areas<Area>>([]);
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<Add>(staffSend.add);
  useDone(result, ({ data }) => onTold(data));
  const refusal = result && !result.ok ? result : undefined;
  const problem = areas?.length === 0 ? t`Choose at least one area.` : undefined;
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    setChecked(true);
    const form = new FormData(submit.currentTarget);
    const [userName, mail] = ['userName', 'mail'].map((name) => String(form.get(name) ?? '').trim());
    if (problem === undefined) send({ userName, mail, areas } as Input<Add>);
  };
  return (
    <Dialog title={t`Add an account`} onClose={onClose} closeLabel={t`Close`}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <RefusalNotice refusal={refusal} />
        <AccountNameInput label={t`Account name`} error={refusal?.fields['userName']} />
        <TextInput
          name="mail"
          type="email"
          label={t`Email`}
          hint={t`The person is notified there that the account is open. The password is not in that email.`}
          required
          maxLength={254}
          autoComplete="off"
          dir="ltr"
          error={refusal?.fields['mail']}
        />
        <AreaChoice areas={house.areas} chosen={areas} onChoose={setAreas} error={checked ? problem : undefined} />
        <Buttons onClose={onClose}>
          <Button type="submit" busy={busy}>
            {t`Add an account`}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  );
}

export function ChangeAreas({ house, colleague, onClose }: OfOne) {
  const { t } = useLingui();
  const say = useToast();
  const [areas, setAreas] = useState<Areas<Area>>(colleague.areas);
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<SetAreas>(staffSend.areas);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    onClose();
  });
  const problem = areas?.length === 0 ? t`Choose at least one area.` : undefined;
  const name = colleague.userName;
  return (
    <Dialog title={t`Areas of ${name}`} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (problem === undefined) send({ ...house.idOf(colleague.id), areas } as Input<SetAreas>);
        }}
      >
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <AreaChoice areas={house.areas} chosen={areas} onChoose={setAreas} error={checked ? problem : undefined} />
        <p className="text-sm text-ink-2">{t`It applies from the person’s next action.`}</p>
        <Buttons onClose={onClose}>
          <Button type="submit" busy={busy}>
            {t`Save`}
          </Button>
        </Buttons>
      </form>
    </Dialog>
  );
}

export function LockColleague({ house, colleague, onClose }: OfOne) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<SetLock>(staffSend.lock);
  useDone(result, () => {
    say({ tone: 'good', text: t`The account is locked` });
    onClose();
  });
  const name = colleague.userName;
  return (
    <ReasonDialog
      title={t`Lock ${name}?`}
      warning={t`The person is logged out everywhere at once and cannot log in until the account is unlocked. Earlier work remains.`}
      yes={t({ message: 'Lock', comment: 'Button: an account can no longer be used' })}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ ...house.idOf(colleague.id), reason } as Input<SetLock>)}
      onClose={onClose}
    />
  );
}

export function Unlock({ house, colleague }: { house: House; colleague: Colleague }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<LiftLock>(staffSend.unlock);
  useDone(result, () => say({ tone: 'good', text: t`The account is unlocked` }));
  return (
    <>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <Button size="sm" variant="ghost" busy={busy} onClick={() => send(house.idOf(colleague.id) as Input<LiftLock>)}>
        {t({ message: 'Unlock', comment: 'Button: an account can be used again' })} <span className="sr-only">{colleague.userName}</span>
      </Button>
    </>
  );
}

export function RenewPassword({ house, colleague, onTold, onClose }: OfOne & { onTold: (told: Told) => void }) {
  const { t } = useLingui();
  const { send, busy, result } = useSend<Renew>(staffSend.password);
  useDone(result, ({ data }) => onTold(data));
  const name = colleague.userName;
  return (
    <Dialog title={t`New password for ${name}?`} onClose={onClose} closeLabel={t`Close`}>
      <Notice tone="wait">{t`The old password stops working, and the account is logged out everywhere.`}</Notice>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
      <Buttons onClose={onClose}>
        <Button busy={busy} onClick={() => send(house.idOf(colleague.id) as Input<Renew>)}>{t`New password`}</Button>
      </Buttons>
    </Dialog>
  );
}

function Buttons({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="ghost" onClick={onClose}>
        {t`Cancel`}
      </Button>
      {children}
    </div>
  );
}
