import { useLingui } from '@lingui/react/macro';
import { code } from '@kyakhta/contract/values';
import { useToast } from '@kyakhta/ui';
import type { MouseEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';

/**
 * Opens a product out of a list that may be older than the product's end: it is asked for first (`GET /prod/isStatus`),
 * and what is no longer offered is said here, in the list made anew, instead of on a page that leads back.
 * Other buttons and keys than a plain press do what links do.
 */
export function useOpenProduct(): (prodId: number) => (event: MouseEvent) => void {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const say = useToast();
  const open = async (prodId: number) => {
    if (await isOffered(prodId)) return navigate(withLanguage(paths.product(prodId), lang));
    say({ tone: 'error', text: t`This product is no longer offered.` });
    await revalidate();
  };
  return (prodId) => (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(prodId);
  };
}

/** Only a plain "no" keeps from opening: without an answer the product's own page tells how it is. */
async function isOffered(prodId: number): Promise<boolean> {
  const { call } = await import('../../client.ts');
  const answer = await call('GET /prod/isStatus', { prodId }, { offline: '' });
  return answer.code !== code.ok || answer.data;
}
