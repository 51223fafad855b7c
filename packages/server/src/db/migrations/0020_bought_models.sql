-- A model that was bought by itself is the member's for as long as the payment stands.
create function own_bought_model() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' then
    insert into model_purchase (member_id, model_id) values (new.member_id, new.item) on conflict do nothing;
  elsif not exists (select 1 from payment_order o
    where o.member_id = new.member_id and o.kind = 'model' and o.item = new.item and o.status = 'paid') then
    delete from model_purchase where member_id = new.member_id and model_id = new.item;
  end if;
  return null;
end $$;
create trigger own_bought_model after update of status on payment_order for each row
  when (new.kind = 'model' and new.status <> old.status and 'paid' in (old.status, new.status)) execute function own_bought_model();
