import { DetailPage, Facts, LatestOrders, ReasonDialog, Section, ask, useDone, useFormat, useMay, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { languageName, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Eye, LogOut, Money, Tag, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { LevelPropose } from '../../forms/level-propose.tsx';
import { CorrectionPropose } from '../../forms/correction-propose.tsx';
import { auditHref } from '../audit/audit-resource.ts';
import { entriesHref } from '../ledger/entries-resource.ts';
import { useTermsNames } from '../terms/terms-names.ts';
import { usersHref, usersSend } from './users-resource.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  ask(request, 'GET /platform/user/info/{userId}', { userId: params['userId'] ?? '' });
type Person = Output<'GET /platform/user/info/{userId}'>;

/** One buyer: what an operator needs to help her. */
export function Component() {
  const { t } = useLingui();
  const { number, money, day, moment, zone } = useFormat();
  const termsNames = useTermsNames();
  const may = useMay();
  const person = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<'reveal' | 'endSessions' | 'correct' | 'points' | 'level' | null>(null);
  const [revealed, setRevealed] = useState<{ mail: string; mobile: string | null } | null>(null);
  const { mail, mobile } = revealed ?? person;
  const ltr = (text: string) => (
    <bdi dir="ltr" className="wrap-anywhere select-all">
      {text}
    </bdi>
  );
  return (
    <DetailPage
      title={person.nickName}
      beside={person.deleted ? <Tag>{t({ message: 'Deleted', comment: 'State of an account' })}</Tag> : null}
      back={{ href: usersHref({}), label: t`All buyers` }}
      actions={
        person.deleted ? null : (
          <>
            {revealed ? null : (
              <Button size="sm" variant="ghost" onClick={() => setAsked('reveal')}>
                <Eye aria-hidden className="size-4" />
                {t`Show email and mobile`}
              </Button>
            )}
            <Button size="sm" variant="ghost" disabled={person.sessions === 0} onClick={() => setAsked('endSessions')}>
              <LogOut aria-hidden className="turn size-4" />
              {t`Log out everywhere`}
            </Button>
          </>
        )
      }
      aside={
        <>
          <Section title={t({ message: 'Account', context: 'login', comment: 'Heading: the account a person logs in with' })}>
            <Facts
              facts={[
                { key: 'name', term: t`Account name`, value: <bdi>{person.userName}</bdi> },
                { key: 'mail', term: t`Email`, value: ltr(mail) },
                mobile === null ? null : { key: 'mobile', term: t`Mobile`, value: ltr(mobile) },
                { key: 'since', term: t({ message: 'Since', comment: 'Column: day of registration' }), value: day(person.createdAt) },
                { key: 'language', term: t`Language`, value: <bdi>{languageName[person.locale as Locale] ?? person.locale}</bdi> },
                { key: 'zone', term: t`Time zone`, value: <bdi title={person.timeZone}>{zone(person.timeZone)}</bdi> },
                { key: 'level', term: t({ message: 'Level', comment: 'Of a buyer' }), value: number(person.level) },
                {
                  key: 'sessions',
                  term: t({ message: 'Active sessions', comment: 'Fact: number of places' }),
                  value: number(person.sessions),
                },
                { key: 'addresses', term: t`Addresses`, value: number(person.addresses) },
                { key: 'reviews', term: t`Reviews`, value: number(person.reviews) },
              ]}
            />
            {person.deleted ? null : (
              <p className="mt-3">
                <Button size="sm" variant="ghost" onClick={() => setAsked('level')}>
                  {t`Change the level`}
                </Button>
              </p>
            )}
            {may('staff') ? (
              <p className="mt-3">
                <Anchor href={auditHref({ subject: `user:${person.userId}` })} className="text-brand hover:underline">
                  {t`Change history of this account`}
                </Anchor>
              </p>
            ) : null}
          </Section>
          {person.consents.length === 0 ? null : (
            <Section title={t`Terms agreed to`}>
              <Facts
                facts={person.consents.map(({ document, version, agreedAt }) => ({
                  key: `${document} ${version}`,
                  term: `${termsNames[document] ?? ''} · ${number(version)}`,
                  value: <time dateTime={agreedAt}>{moment(agreedAt)}</time>,
                }))}
              />
            </Section>
          )}
          <Section title={t`Money`}>
            <Facts
              facts={[
                { key: 'balance', term: t`Balance`, value: <Money>{money(person.balance, person.currency)}</Money> },
                {
                  key: 'spent',
                  term: t({ message: 'Paid, less refunds', comment: 'Amount: what a buyer paid for all orders' }),
                  value: <Money>{money(person.spent, person.currency)}</Money>,
                },
                { key: 'points', term: t({ message: 'Points', comment: 'Fact: points a buyer can use' }), value: number(person.score) },
              ]}
            />
            {may('money') ? (
              <p className="mt-3">
                <Anchor href={entriesHref({ account: `buyer:${person.userId}:available` })} className="text-brand hover:underline">
                  {t`Journal entries of the balance`}
                </Anchor>
              </p>
            ) : null}
            {person.deleted || !may('money') ? null : (
              <p className="mt-3 flex flex-wrap gap-2">
                <Button size="sm" variant="ghost" onClick={() => setAsked('correct')}>
                  {t`Correct the balance`}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setAsked('points')}>
                  {t`Correct the points`}
                </Button>
              </p>
            )}
          </Section>
        </>
      }
    >
      <Section
        title={t`Latest orders`}
        beside={
          <span className="text-sm text-ink-3">
            {t({ message: `paid orders: ${number(person.orders)}`, comment: 'Beside the heading' })}
          </span>
        }
      >
        <LatestOrders orders={person.latest} />
      </Section>
      {asked === 'reveal' ? <Reveal person={person} onTold={setRevealed} onClose={() => setAsked(null)} /> : null}
      {asked === 'correct' ? (
        <CorrectionPropose
          userId={person.userId}
          of={{ kind: 'balance', balance: person.balance, currency: person.currency }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'points' ? (
        <CorrectionPropose userId={person.userId} of={{ kind: 'points', score: person.score }} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'level' ? <LevelPropose userId={person.userId} level={person.level} onClose={() => setAsked(null)} /> : null}
      {asked === 'endSessions' ? <EndSessions person={person} onClose={() => setAsked(null)} /> : null}
    </DetailPage>
  );
}

function Reveal({
  person,
  onTold,
  onClose,
}: {
  person: Person;
  onTold: (told: { mail: string; mobile: string | null }) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { send, busy, result } = useSend<'POST /platform/user/{userId}/reveal'>(usersSend.reveal);
  useDone(result, ({ data }) => {
    onTold(data);
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Show email and mobile?`}
      warning={t`They are shown until you leave this page. Your view and its reason are recorded.`}
      yes={t`Show them`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ userId: person.userId, reason })}
      onClose={onClose}
    />
  );
}

function EndSessions({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/user/{userId}/endSessions'>(usersSend.endSessions);
  useDone(result, () => {
    say({ tone: 'good', text: t`Logged out everywhere` });
    void revalidate();
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Log out everywhere?`}
      warning={t`Everyone logged in to this account has to log in again. Carts and orders stay as they are.`}
      yes={t`Log out everywhere`}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ userId: person.userId, reason })}
      onClose={onClose}
    />
  );
}
