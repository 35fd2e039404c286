-- What was asked for and sent back is kept as it was told; of a buyer who leaves, her number alone goes.
create function refuse_all_but_number() returns trigger language plpgsql as $$
begin
  if new.mobile = '' and to_jsonb(new) - 'mobile' = to_jsonb(old) - 'mobile' then
    return new;
  end if;
  raise exception '% is insert-only: only a number is taken off it', tg_table_name;
end $$;
drop trigger refund_wishes_insert_only on refund_wishes;
drop trigger refund_parcels_insert_only on refund_parcels;
create trigger refund_wishes_insert_only before delete or truncate on refund_wishes for each statement execute function refuse_change();
create trigger refund_parcels_insert_only before delete or truncate on refund_parcels for each statement execute function refuse_change();
create trigger refund_wishes_only_number before update on refund_wishes for each row execute function refuse_all_but_number();
create trigger refund_parcels_only_number before update on refund_parcels for each row execute function refuse_all_but_number();

-- Those who have left before.
update refunds r set mobile = '', parcel = case when parcel ? 'mobile' then jsonb_set(parcel, '{mobile}', '""') else parcel end
  from users u where u.id = r.user_id and u.deleted_at is not null;
update refund_wishes w set mobile = '' from refunds r join users u on u.id = r.user_id where r.id = w.refund_id and u.deleted_at is not null and w.mobile <> '';
update refund_parcels p set mobile = '' from refunds r join users u on u.id = r.user_id where r.id = p.refund_id and u.deleted_at is not null and p.mobile <> '';
