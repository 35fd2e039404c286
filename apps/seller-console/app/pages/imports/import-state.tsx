import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { importState } from '@kyakhta/contract/values';
import { CircleAlert, CircleCheck, CircleX, Clock, Info, StatusTag, type Tone } from '@kyakhta/ui';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const states: Readonly<Record<number, { tone: Tone; icon: typeof Clock; label: MessageDescriptor }>> = {
  [importState.reading]: { tone: 'info', icon: Clock, label: msg({ message: 'Being read', comment: 'State of an import' }) },
  [importState.mapping]: { tone: 'wait', icon: Info, label: msg({ message: 'Waits for you', comment: 'State of an import' }) },
  [importState.running]: { tone: 'info', icon: Clock, label: msg({ message: 'Running', comment: 'State of an import' }) },
  [importState.done]: { tone: 'good', icon: CircleCheck, label: msg({ message: 'Done', comment: 'State of an import' }) },
  [importState.refused]: { tone: 'act', icon: CircleAlert, label: msg({ message: 'Refused', comment: 'State of an import' }) },
  [importState.canceled]: { tone: 'plain', icon: CircleX, label: msg({ message: 'Cancelled', comment: 'State of an import' }) },
};

export function ImportTag({ state }: { state: number }) {
  const { _ } = useLingui();
  const look = states[state];
  return look ? (
    <StatusTag tone={look.tone} icon={look.icon}>
      {_(look.label)}
    </StatusTag>
  ) : null;
}

const everyMs = 1000;

/** Asks again every second while something moves and the page is looked at. */
export function useFresh(moving: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!moving || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    const onSight = () => void revalidate();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [moving, revalidate, state]);
}
