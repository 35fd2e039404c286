import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, CircleCheck, Monitor, Notice, Smartphone, StatusTag } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '../../ask.ts';
import type { Sessions } from './sessions.server.ts';

type Session = Sessions['sessions'][number];

export function SessionsPage({ sessions, ended, refused }: Sessions & { refused: Refusal | undefined }) {
  const { t } = useLingui();
  const under = useNavigation().formData?.get('intent');
  const others = sessions.length - 1;
  return (
    <>
      <h1 className="text-xl font-semibold md:text-2xl">{t`Devices`}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t`A device stays logged in for 30 days. If you don’t recognise one, log it out and change your password.`}</p>
      {refused ? (
        <Notice tone="error" live className="mb-4">
          {refused.msg}
        </Notice>
      ) : ended > 0 ? (
        <Notice tone="good" live className="mb-4">
          <Plural value={ended} one="# device logged out." other="# devices logged out." />
        </Notice>
      ) : null}
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      </Card>
      {others > 0 ? (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="others" variant="danger" busy={under === 'others'}>
            {t`Log out all other devices`}
          </Button>
        </Form>
      ) : (
        <p className="mt-4 text-sm text-ink-2">{t`You’re not logged in on any other device.`}</p>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useLingui();
  const busy = useNavigation().formData?.get('sessionId') === String(session.sessionId);
  const name = useDeviceName(session);
  const { since, ip } = session;
  const Icon = session.handheld ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunk text-ink-2">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.current ? (
            <StatusTag tone="good" icon={CircleCheck}>
              {t`This device`}
            </StatusTag>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
          <span>
            <Trans comment="When a device logged in">Since {since}</Trans>
          </span>
          {ip ? (
            <span>
              <Trans comment="Network address of a device">
                Address <bdi dir="ltr">{ip}</bdi>
              </Trans>
            </span>
          ) : null}
        </p>
      </div>
      {session.current ? null : (
        <Form method="post">
          <input type="hidden" name="sessionId" value={session.sessionId} />
          <Button type="submit" variant="ghost" size="sm" busy={busy} aria-label={t`Log out: ${name}`}>
            {t({ message: 'Log out', comment: 'Button that ends the session of another device' })}
          </Button>
        </Form>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Session): string {
  const { t } = useLingui();
  if (browser && system) return t({ message: `${browser} on ${system}`, comment: 'A device: browser, operating system' });
  return browser ?? system ?? t`Unknown device`;
}
