import { visitBatchMax } from '@kyakhta/contract/values';
import { pageOf } from './page-of.ts';
import { next, readRemembered, type Visit } from './session.ts';

/** Where a browser keeps what it remembers of its visits. */
const visitsKey = 'kyakhta.visits';

/** How long visits wait for others to travel with; leaving the page sends them at once. */
const waitMs = 2000;

/** Where nothing can be stored, a tab remembers by itself. */
let own: string | null = null;
const read = () => {
  try {
    return localStorage.getItem(visitsKey) ?? own;
  } catch {
    return own;
  }
};
const write = (text: string) => {
  own = text;
  try {
    localStorage.setItem(visitsKey, text);
  } catch {
    // The tab's own memory has it.
  }
};
/** A name for a browser that nobody can trace; plain HTTP has no `randomUUID`. */
const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let waiting: { visit: Visit; loggedIn: boolean }[] = [];
let timer: number | undefined;
let here = '';

function send(visits: Visit[], loggedIn: boolean) {
  const address = loggedIn ? '/api/p/flowAnalysisLog' : '/api/flowAnalysisLog';
  const body = new Blob([JSON.stringify(visits)], { type: 'application/json' });
  if (navigator.sendBeacon(address, body)) return;
  // A visit that gets lost is no trouble to anybody.
  void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'same-origin' }).catch(() => undefined);
}

function sendWaiting() {
  window.clearTimeout(timer);
  timer = undefined;
  for (const loggedIn of [false, true]) {
    const visits = waiting.filter((w) => w.loggedIn === loggedIn).map(({ visit }) => visit);
    for (let from = 0; from < visits.length; from += visitBatchMax) send(visits.slice(from, from + visitBatchMax), loggedIn);
  }
  waiting = [];
}

/** Notes that an address was opened; the same page with other choices on it is no other visit. */
function visited() {
  const page = pageOf(location.pathname, location.search);
  const name = `${location.pathname} ${page?.pageId ?? ''} ${page?.bizData ?? ''}`;
  if (name === here) return;
  here = name;
  const { remembered, visit } = next(readRemembered(read()), page, Date.now(), random);
  write(JSON.stringify(remembered));
  if (visit === null) return;
  waiting.push({ visit, loggedIn: document.querySelector('[data-buyer]') !== null });
  timer ??= window.setTimeout(sendWaiting, waitMs);
}

function follow() {
  window.addEventListener('pagehide', sendWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
  // The router moves by the browser's own history; it has drawn nothing yet when the address changes.
  const push = history.pushState.bind(history);
  history.pushState = (...to) => {
    push(...to);
    setTimeout(visited);
  };
  window.addEventListener('popstate', () => setTimeout(visited));
  visited();
}

/** A person who says so is not followed, and what was remembered before is forgotten. */
const wantsNoLog = navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
if (!wantsNoLog) follow();
else
  try {
    localStorage.removeItem(visitsKey);
  } catch {
    // Nothing can be stored here, so nothing was.
  }
