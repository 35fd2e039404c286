import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass, Card } from '@kyakhta/ui';
import { Form } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { SocialBinding } from './binding.server.ts';

/** Linked accounts that log in here: what is bound is unbound, what is open is bound. */
export function SocialAccounts({ accounts, result }: { accounts: readonly SocialBinding[]; result: FormResult | undefined }) {
  const { t } = useLingui();
  const lang = useLang();
  return (
    <Card as="section" aria-labelledby="social-title" className="mt-4">
      <h2 id="social-title" className="text-lg font-semibold">{t`Linked accounts`}</h2>
      <p className="mt-1 text-sm text-ink-2">{t`Log in with a linked account without a password.`}</p>
      <FormNotice result={result} className="mt-4" />
      <ul className="mt-3 divide-y divide-line">
        {accounts.map(({ site, name, type, isBound, mail }) => (
          <li key={site} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">
                {isBound ? (
                  mail ? (
                    <bdi dir="ltr">{mail}</bdi>
                  ) : (
                    t`bound`
                  )
                ) : (
                  t({ message: 'not bound', comment: 'No mobile number is known' })
                )}
              </span>
            </span>
            {isBound ? (
              <Form method="post">
                <input type="hidden" name="socialType" value={type} />
                <Button type="submit" name="intent" value="unbind" variant="ghost" size="sm">
                  <Trans comment="Button that takes an account of another site away from this one">
                    Unbind <span className="sr-only">{name}</span>
                  </Trans>
                </Button>
              </Form>
            ) : (
              <a href={withLanguage(paths.thirdLogin({ site, bind: 1 }), lang)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
                <Trans comment="Button that lets an account of another site log in here">
                  Bind <span className="sr-only">{name}</span>
                </Trans>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
