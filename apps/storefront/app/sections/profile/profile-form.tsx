import { useLingui } from '@lingui/react/macro';
import { Button, Select, TextInput } from '@kyakhta/ui';
import { Form } from 'react-router';
import type { FormResult } from '../account/form-result.ts';
import { useSending, useWrongFieldFocus } from '../account/secret-form.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import type { Account } from './account.server.ts';

export function ProfileForm({ account, result }: { account: Account; result: FormResult | undefined }) {
  const { t } = useLingui();
  const sending = useSending();
  const ref = useWrongFieldFocus(result?.attempt);
  const shown = (name: 'nickName' | 'sex' | 'birthDate' | 'timeZone') => result?.values[name] ?? account[name];
  return (
    <Form method="post" noValidate ref={ref} className="grid gap-4 sm:grid-cols-2">
      <UnsavedGuard result={result} />
      <TextInput
        name="nickName"
        label={t`Nickname`}
        hint={t`At most 15 characters; this is what we call you.`}
        autoComplete="nickname"
        required
        defaultValue={shown('nickName')}
        error={result?.fields['nickName']}
        className="content-start sm:col-span-2"
      />
      <Select
        name="sex"
        label={t`Gender`}
        autoComplete="sex"
        defaultValue={shown('sex')}
        error={result?.fields['sex']}
        className="content-start"
      >
        <option value="">{t({ message: 'Not specified', comment: 'Choice of gender' })}</option>
        <option value="F">{t({ message: 'Female', comment: 'Choice of gender' })}</option>
        <option value="M">{t({ message: 'Male', comment: 'Choice of gender' })}</option>
      </Select>
      <TextInput
        name="birthDate"
        type="date"
        label={t`Birthday`}
        autoComplete="bday"
        min="1900-01-01"
        max={account.today}
        defaultValue={shown('birthDate')}
        error={result?.fields['birthDate']}
        className="content-start"
      />
      <Select
        name="timeZone"
        label={t`Time zone`}
        hint={t`Deadlines and times are shown in this time zone.`}
        defaultValue={shown('timeZone')}
        error={result?.fields['timeZone']}
        className="content-start sm:col-span-2"
      >
        {account.otherZone ? <option value={account.otherZone}>{account.otherZone}</option> : null}
        {account.zones.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <Button type="submit" busy={sending === 'form'}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  );
}
