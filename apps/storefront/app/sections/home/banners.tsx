import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, ChevronLeft, ChevronRight, cx, Pause, Play } from '@kyakhta/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { farPaths } from '../../far-paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import type { Banner } from './home.server.ts';

const everyMs = 6000;
const calm = '(prefers-reduced-motion: reduce)';
const watchCalm = (changed: () => void) => {
  const query = matchMedia(calm);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Banners one after the other: they move only while nobody minds, can be stopped, and never for those who want no motion. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const place = useRef<HTMLElement>(null);
  // On the server, and until scripts run, nothing moves.
  const isCalm = useSyncExternalStore(
    watchCalm,
    () => matchMedia(calm).matches,
    () => true,
  );
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? !isCalm;
  const [held, setHeld] = useState(false);
  const count = banners.length;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stops = new AbortController();
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, () => setHeld(true), stops);
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, () => setHeld(false), stops);
    return () => stops.abort();
  }, []);
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [playing, held, count]);
  const banner = banners[at];
  if (!banner) return null;
  const go = (step: number) => setAt((now) => (now + step + count) % count);
  const number = at + 1;
  return (
    <section
      ref={place}
      aria-label={t({ message: 'Offers', comment: 'Name of the row of banners on the home page' })}
      className="wrap mt-8"
    >
      <div className="relative overflow-hidden rounded-3 border border-line bg-brand-soft">
        <div aria-live={playing && !held ? 'off' : 'polite'} className="flex min-h-40 items-center gap-5 p-4 md:gap-10 md:px-12">
          <StoredPicture
            key={banner.id}
            path={banner.picture}
            alt=""
            sizes="(min-width: 768px) 220px, 40vw"
            className="w-2/5 max-w-55 shrink-0 rounded-2"
          />
          <div className="min-w-0">
            <p className="line-clamp-3 text-lg font-semibold md:text-2xl">
              <bdi>{banner.title}</bdi>
            </p>
            <Anchor
              href={farPaths.banner(banner.type, banner.relation)}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {t`See it`}
              <span className="sr-only">: {banner.title}</span>
            </Anchor>
          </div>
        </div>
        {count > 1 ? (
          <div className="flex items-center justify-end gap-1 px-3 pb-2">
            <span className="me-2 text-sm text-ink-2 tabular-nums">
              <bdi dir="ltr">{`${number} / ${count}`}</bdi>
            </span>
            <Round label={playing ? t`Pause banners` : t`Play banners`} onPress={() => setWanted(!playing)}>
              {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
            </Round>
            <Round label={t`Previous banner`} onPress={() => go(-1)}>
              <ChevronLeft aria-hidden className="turn size-4" />
            </Round>
            <Round label={t`Next banner`} onPress={() => go(1)}>
              <ChevronRight aria-hidden className="turn size-4" />
            </Round>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Round({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <Button variant="bare" size="sm" className={cx('size-9 px-0!')} onClick={onPress}>
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}
