import { useLingui } from '@lingui/react/macro';
import { Button, Lock, Plus, Tag } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FirstPassword } from '../first-password.tsx';
import { useFormat } from '../format.ts';
import { ListExport } from '../lists/list-export.tsx';
import { PageHead } from '../page-head.tsx';
import { InHands } from './in-hands.tsx';
import { AddColleague, ChangeAreas, LockColleague, RenewPassword, Unlock, type Told } from './staff-forms.tsx';
import type { Colleague, House } from './types.ts';

type Asked = { what: 'add' } | { what: 'areas' | 'lock' | 'password'; colleague: Colleague };

/** Everybody who works here: what each may do, and who is locked out. */
export function StaffPage({
  title,
  lead,
  people,
  house,
  exportHref,
}: {
  title: string;
  lead: string;
  people: readonly Colleague[];
  house: House;
  exportHref?: string;
}) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const onClose = () => setAsked(null);
  const onTold = (made: Told) => {
    setAsked(null);
    setTold(made);
  };
  return (
    <>
      <PageHead title={title}>
        {exportHref === undefined ? null : <ListExport href={exportHref} />}
        <Button onClick={() => setAsked({ what: 'add' })}>
          <Plus aria-hidden className="size-4.5" />
          {t`Add an account`}
        </Button>
      </PageHead>
      <p className="mb-4 max-w-3xl text-ink-2">{lead}</p>
      <ul className="grid max-w-4xl gap-3">
        {people.map((colleague) => (
          <li key={colleague.id} className="rounded-3 border border-line bg-paper p-4">
            <Person colleague={colleague} house={house} onAsk={(what) => setAsked({ what, colleague })} />
          </li>
        ))}
      </ul>
      {asked?.what === 'add' ? <AddColleague house={house} onTold={onTold} onClose={onClose} /> : null}
      {asked?.what === 'areas' ? <ChangeAreas house={house} colleague={asked.colleague} onClose={onClose} /> : null}
      {asked?.what === 'lock' ? <LockColleague house={house} colleague={asked.colleague} onClose={onClose} /> : null}
      {asked?.what === 'password' ? <RenewPassword house={house} colleague={asked.colleague} onTold={onTold} onClose={onClose} /> : null}
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

type PersonProps = { colleague: Colleague; house: House; onAsk: (what: 'areas' | 'lock' | 'password') => void };

function Person({ colleague, house, onAsk }: PersonProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { userName, mail, areas, lockedAt, lockReason, createdAt, isSelf } = colleague;
  const name = <span className="sr-only">{userName}</span>;
  const since = day(createdAt);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          <bdi>{userName}</bdi>
        </h2>
        {isSelf ? <Tag tone="info">{t({ message: 'You', comment: 'Beside the account that is logged in' })}</Tag> : null}
        {lockedAt ? (
          <Tag tone="act">
            <Lock aria-hidden className="size-3.5" />
            {t({ message: 'Locked', comment: 'State of an account' })}
          </Tag>
        ) : null}
        {mail ? (
          <bdi dir="ltr" className="text-ink-2 wrap-anywhere">
            {mail}
          </bdi>
        ) : null}
        <time dateTime={createdAt} className="text-sm text-ink-3 md:ms-auto">
          {t({ message: `since ${since}`, comment: 'Day an account was added' })}
        </time>
      </div>
      <ul aria-label={t`Permissions of this account`} className="mt-2 flex flex-wrap gap-1.5">
        {areas === null ? (
          <li>
            <Tag tone="good">{t({ message: 'Everything', comment: 'Rights of an account: all areas' })}</Tag>
          </li>
        ) : (
          house.areas
            .filter(({ key }) => areas.includes(key))
            .map((area) => (
              <li key={area.key}>
                <Tag>{area.name}</Tag>
              </li>
            ))
        )}
      </ul>
      {lockedAt ? (
        <p className="mt-2 text-sm text-ink-2">
          <time dateTime={lockedAt}>{day(lockedAt)}</time> · <bdi>{lockReason}</bdi>
        </p>
      ) : null}
      <InHands colleague={colleague} house={house} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="ghost" onClick={() => onAsk('areas')}>
          {t`Change areas`} {name}
        </Button>
        {isSelf ? null : (
          <Button size="sm" variant="ghost" onClick={() => onAsk('password')}>
            {t`New password`} {name}
          </Button>
        )}
        {isSelf ? null : lockedAt ? (
          <Unlock house={house} colleague={colleague} />
        ) : (
          <Button size="sm" variant="ghost" onClick={() => onAsk('lock')}>
            {t({ message: 'Lock', comment: 'Button: an account can no longer be used' })} {name}
          </Button>
        )}
      </div>
    </>
  );
}
