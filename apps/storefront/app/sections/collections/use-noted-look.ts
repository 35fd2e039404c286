import { useEffect } from 'react';
import type { Look } from './note-look.server.ts';

/** Notes a look at a product that was fetched by scripts, when it is shown. */
export function useNotedLook(prodId: number, look: Look): void {
  useEffect(() => {
    if (look !== 'browser') return;
    void import('../../client.ts').then(({ call }) => call('POST /p/prodBrowseLog', { prodId }, { offline: '' }));
  }, [prodId, look]);
}
