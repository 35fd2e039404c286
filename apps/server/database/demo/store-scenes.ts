import type pg from 'pg';

/** What the first five stores show of themselves: drawings, and each says that it is one. */
export const scenes = [
  {
    art: '1f3ed',
    captions: {
      en: 'The factory (a drawing: this store is part of a demo)',
      ru: 'Фабрика (рисунок: это магазин из демо)',
      zh_CN: '工厂（示意图：本店为演示店铺）',
    },
  },
  {
    art: '1f3e2',
    captions: {
      en: 'The office (a drawing: this store is part of a demo)',
      ru: 'Офис (рисунок: это магазин из демо)',
      zh_CN: '办公室（示意图：本店为演示店铺）',
    },
  },
  {
    art: '1f3ec',
    captions: {
      en: 'The showroom (a drawing: this store is part of a demo)',
      ru: 'Шоурум (рисунок: это магазин из демо)',
      zh_CN: '展厅（示意图：本店为演示店铺）',
    },
  },
] as const;

/** Gives the first five stores their pictures, but for those whose seller has chosen others, or none. @returns the stores that got some */
export const showScenes = async (client: pg.ClientBase, pathOf: (art: string) => Promise<string>): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `select id from stores where id <= 5 and photos = '[]'
      and not exists (select 1 from audit_log where action = 'store.photos' and subject = 'store:' || stores.id) order by id`,
  );
  if (rows.length === 0) return [];
  const photos = await Promise.all(scenes.map(async ({ art, captions }) => ({ path: await pathOf(art), fileId: null, captions })));
  await client.query('update stores set photos = $1::jsonb where id = any($2)', [JSON.stringify(photos), rows.map(({ id }) => id)]);
  return rows.map(({ id }) => id);
};
