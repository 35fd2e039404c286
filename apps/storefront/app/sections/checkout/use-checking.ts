import { code } from '@kyakhta/contract/values';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../client.ts';
import { pauseBefore } from './payment-screen.ts';

/** While a code is scanned its payer looks at the page: it is never asked later than this. */
const watchedMs = 8000;

/**
 * Asks how a payment stands until that is known, less and less often; not while nobody looks, and at once when somebody
 * looks again. What it learns brings the page anew.
 * @param left the state the payment is waited to leave: the provider is asked; null: only whether the orders are paid
 */
export function useChecking(orderNumbers: string, left: 'unknown' | 'waiting' | null): void {
  const { revalidate } = useRevalidator();
  const pause = useEffectEvent((asked: number) => pauseBefore(asked, left === 'waiting' ? watchedMs : undefined));
  const look = useEffectEvent(async () => {
    if (await isKnown(orderNumbers, left)) await revalidate();
  });
  useEffect(() => {
    let asked = 0;
    let timer = 0;
    let asking = false;
    let gone = false;
    const plan = () => {
      window.clearTimeout(timer);
      if (!gone && !document.hidden) timer = window.setTimeout(() => void run(), pause(asked));
    };
    const run = async () => {
      if (asking) return;
      asking = true;
      asked += 1;
      await look();
      asking = false;
      plan();
    };
    const onVisibility = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      asked = 0;
      void run();
    };
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}

/** Silence is no news. */
const isKnown = async (orderNumbers: string, left: 'unknown' | 'waiting' | null): Promise<boolean> => {
  const silent = { offline: '' };
  if (left !== null) {
    const answer = await call('POST /p/order/payCheck', { orderNumbers }, silent);
    return answer.code === code.ok && answer.data.state !== left;
  }
  const answer = await call('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers }, silent);
  return answer.code === code.ok && (answer.data.status !== 'waiting' || answer.data.attempt?.state === 'unknown');
};
