-- What members made and show: public tasks that are done and made something. One definition, which the indexes share.
create function is_shown(t task) returns boolean language sql immutable parallel safe as $$
  select t.visibility = 'public' and t.status = 'done' and json_array_length(t.files) > 0
$$;

drop index task_public;
create index gallery_new on task (seq desc)
  where visibility = 'public' and status = 'done' and json_array_length(files) > 0;
create index gallery_top on task (likes desc, seq desc)
  where visibility = 'public' and status = 'done' and json_array_length(files) > 0;
create index gallery_op_new on task (op, seq desc)
  where visibility = 'public' and status = 'done' and json_array_length(files) > 0;
create index gallery_op_top on task (op, likes desc, seq desc)
  where visibility = 'public' and status = 'done' and json_array_length(files) > 0;

-- The likes of a shown task after a member likes it, or does no more; null: there is none to like. Again changes nothing. Likes of
-- one task go one after the other.
create function set_like(p_task_id text, p_member_id text, p_liked boolean) returns integer language plpgsql as $$
declare
  v_likes integer;
  v_change integer;
begin
  perform 1 from task t join member m on m.id = t.member_id
  where t.id = p_task_id and is_shown(t) and m.disabled_at is null for no key update of t;
  if not found then
    return null;
  end if;
  -- statements of their own: they see what those who were first did
  if p_liked then
    insert into task_like (task_id, member_id) values (p_task_id, p_member_id) on conflict do nothing;
  else
    delete from task_like where task_id = p_task_id and member_id = p_member_id;
  end if;
  get diagnostics v_change = row_count;
  update task set likes = likes + case when p_liked then v_change else -v_change end
  where id = p_task_id returning likes into v_likes;
  return v_likes;
end $$;
