import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { i18nContext, personContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { GuestHome } from '../sections/home/guest-home.tsx';
import { loadGoods, loadNeeds } from '../sections/home/home.server.ts';
import { PersonalHome } from '../sections/home/personal-home.tsx';
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const { buyer } = context.get(personContext);
  const asked = { context, url };
  const [goods, needs] = await Promise.all([loadGoods(asked), buyer ? loadNeeds(asked) : null]);
  return data({
    title: pageTitle(i18n, msg`Order from Chinese factories by the carton, money held in escrow`),
    description: i18n._(
      msg`Cartons from checked Chinese suppliers. Kyakhta holds your money in escrow, clears customs and pays first if something is wrong.`,
    ),
    nickName: buyer?.nickName ?? null,
    goods,
    needs,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { nickName, needs, goods } = loaderData;
  return nickName && needs ? <PersonalHome nickName={nickName} needs={needs} goods={goods} /> : <GuestHome goods={goods} />;
}
