import { PageHead, RefusalNotice, Section, ask, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Info, Plus } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BannerEdit } from '../../forms/banner-edit.tsx';
import { HotWords } from '../../forms/hot-words.tsx';
import { SitePictureSet } from '../../forms/site-picture-set.tsx';
import { TestimonialsEdit } from '../../forms/testimonials-edit.tsx';
import { BannerRow } from './banner-row.tsx';
import { homeSend } from './home-href.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const [banners, content] = await Promise.all([
    ask(request, 'GET /platform/banner/list', {}),
    ask(request, 'GET /platform/site/content', {}),
  ]);
  return { banners, content };
}

/** What the site shows besides goods: banners, pictures, words often searched for, and what customers say. */
export function Component() {
  const { t } = useLingui();
  const { content } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t`Home page`} />
      <div className="grid max-w-4xl gap-4">
        <Banners />
        <Section title={t`Pictures of the site`}>
          <div className="grid gap-6 sm:grid-cols-2">
            <SitePictureSet
              key={`logo ${content.logo}`}
              name="logo"
              path={content.logo}
              label={t`Logo`}
              hint={t`Shown next to the name on every page. Without one, the built-in logo is shown. Up to 2 MB: JPEG, PNG or WebP.`}
            />
            <SitePictureSet
              key={`code ${content.appCode}`}
              name="appCode"
              path={content.appCode}
              label={t`QR code of the app`}
              hint={t`Shown in the header and footer of every page. Without one, no app is mentioned. Up to 2 MB: JPEG, PNG or WebP.`}
            />
            <SitePictureSet
              key={`icon ${content.icon}`}
              name="icon"
              path={content.icon}
              label={t`Favicon`}
              hint={t`A square icon that the browser shows in the tab. Without one, the built-in icon is shown. Up to 2 MB: JPEG, PNG or WebP.`}
            />
            <SitePictureSet
              key={`login ${content.loginPicture}`}
              name="loginPicture"
              path={content.loginPicture}
              label={t`Login picture`}
              hint={t`Shown on wide screens next to the login and registration forms. Without one, only text is shown. Up to 2 MB: JPEG, PNG or WebP.`}
            />
          </div>
        </Section>
        <Section title={t`Popular searches`}>
          <HotWords key={content.version} content={content} />
        </Section>
        <Section title={t`What customers say`}>
          <TestimonialsEdit key={content.version} content={content} />
        </Section>
      </div>
    </>
  );
}

function Banners() {
  const { t } = useLingui();
  const { banners } = useLoaderData<typeof loader>();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const order = useSend<'PUT /platform/banner/order'>(homeSend.order);
  const ids = banners.map(({ bannerId }) => bannerId);
  const swap = (place: number) => () => {
    const next = [...ids];
    next.splice(place, 2, ...ids.slice(place, place + 2).toReversed());
    order.send({ bannerIds: next });
  };
  return (
    <Section
      title={t`Banners`}
      beside={
        <Button size="sm" className="ms-auto" onClick={() => setEditing('new')} disabled={editing === 'new'}>
          <Plus aria-hidden className="size-4.5" />
          {t`Add a banner`}
        </Button>
      }
    >
      <div className="grid gap-3">
        <RefusalNotice refusal={order.result && !order.result.ok ? order.result : undefined} />
        {editing === 'new' ? <BannerEdit banner={null} onClose={() => setEditing(null)} /> : null}
        {banners.length > 0 ? (
          <ul className="grid gap-3">
            {banners.map((banner, place) => (
              <li key={banner.bannerId}>
                {editing === banner.bannerId ? (
                  <BannerEdit banner={banner} onClose={() => setEditing(null)} />
                ) : (
                  <BannerRow
                    banner={banner}
                    moving={order.busy}
                    onChange={() => setEditing(banner.bannerId)}
                    onUp={place > 0 ? swap(place - 1) : null}
                    onDown={place < banners.length - 1 ? swap(place) : null}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : editing === 'new' ? null : (
          <EmptyState icon={Info} title={t`No banners yet`}>
            {t`Banners appear on the home page of logged-in buyers.`}
          </EmptyState>
        )}
      </div>
    </Section>
  );
}
