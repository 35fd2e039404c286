import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** What of a product people read and see: what an operator looks at before buyers do. */
export interface Face {
  readonly categoryId: number;
  readonly pictures: readonly string[];
  readonly certificates: readonly string[];
  readonly texts: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly brief: string;
        readonly content: string;
        readonly specifications: readonly { readonly name: string; readonly value: string }[];
      }
    >
  >;
  /** Pictures of variants that have one, by their ids. */
  readonly variantPictures: Readonly<Record<string, string>>;
}
export interface FaceOf {
  readonly id: number;
  readonly face: Face;
}

/** The faces of products as the tables hold them. Keys come in one order: equal faces are equal as JSON. */
export const selectFaces = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Face>> => {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<FaceOf>`
    select p.id, jsonb_build_object('categoryId', p.category_id, 'pictures', to_jsonb(p.pictures), 'certificates', to_jsonb(p.certificates),
      'texts', coalesce((select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'brief', t.brief, 'content', t.content, 'specifications', t.specifications)) from product_texts t where t.product_id = p.id), '{}'),
      'variantPictures', coalesce((select jsonb_object_agg(s.id, s.picture) from skus s where s.product_id = p.id and not s.is_deleted and s.picture is not null), '{}')) as face
    from products p where p.id = any(${[...productIds]}::int[])`.execute(db);
  return new Map(rows.map((r) => [r.id, r.face]));
};

/** Gives products these faces; prices, cartons and stock stay. Lists and searches are for the caller to tell. */
export const putFaces = async (db: Db, faces: readonly FaceOf[]): Promise<void> => {
  if (faces.length === 0) return;
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as x (id int, face jsonb)
    ), places as (
      select w.id, c.id as category_id from wanted w join categories o on o.id = (w.face ->> 'categoryId')::int
        join categories c on c.id = coalesce(o.merged_into, o.id) order by c.id for key share of c
    ), heads as (
      update products p set category_id = coalesce((select n.category_id from places n where n.id = p.id), p.category_id), pictures = array(select jsonb_array_elements_text(w.face -> 'pictures')),
        certificates = array(select jsonb_array_elements_text(w.face -> 'certificates'))
      from wanted w where p.id = w.id
    ), gone as (
      delete from product_texts t using wanted w where t.product_id = w.id and not w.face -> 'texts' ? t.locale
    ), put as (
      insert into product_texts (product_id, locale, name, brief, content, unit, specifications)
      select w.id, t.key, t.value ->> 'name', t.value ->> 'brief', t.value ->> 'content',
        coalesce((select o.unit from product_texts o where o.product_id = w.id order by o.locale = t.key desc, o.locale = 'en' desc limit 1), ''), t.value -> 'specifications'
      from wanted w, jsonb_each(w.face -> 'texts') t order by w.id, t.key
      on conflict (product_id, locale) do update set name = excluded.name, brief = excluded.brief, content = excluded.content, specifications = excluded.specifications
    )
    update skus s set picture = w.face -> 'variantPictures' ->> s.id::text from wanted w
    where s.product_id = w.id and s.picture is distinct from w.face -> 'variantPictures' ->> s.id::text`.execute(db);
};
