-- What members find their tasks by: the words they asked with, and those of the tasks that it was made from; in lower case and without accents. The operation
-- is not among them, so that what was made from a rig is no rig.
alter table task add column words text not null default '';

create function task_words(p_member_id text, p_params json, p_input_tasks text[]) returns text language plpgsql stable as $$
declare
  v_words text;
begin
  begin
    select concat_ws(' ', p_params->>'prompt', p_params->>'hint', p_params->>'format', p_params->>'style',
      case json_typeof(p_params->'animations') when 'array' then p_params->>'animations' end,
      case json_typeof(p_params->'prompts') when 'array' then (
        select string_agg(one->>'prompt', ' ') from json_array_elements(p_params->'prompts') one
      ) end)
    into v_words;
  exception when data_exception then
    -- escapes that stand for no text: nobody can ask for it either
    v_words := null;
  end;
  v_words := search_text(v_words);
  if cardinality(p_input_tasks) > 0 then
    select concat_ws(' ', v_words, string_agg(t.words, ' ' order by t.seq)) into v_words
    from task t where t.id = any (p_input_tasks) and t.member_id = p_member_id;
  end if;
  return left(coalesce(trim(v_words), ''), 4000);
end $$;

create function task_inserted() returns trigger language plpgsql as $$
begin
  new.words := task_words(new.member_id, new.params, new.input_tasks);
  return new;
end $$;
create trigger words before insert on task for each row execute function task_inserted();

-- The oldest first: what a task was made from has its words when its own turn comes.
do $$
declare
  v_task record;
begin
  for v_task in select id from task order by seq loop
    update task set words = task_words(member_id, params, input_tasks) where id = v_task.id;
  end loop;
end $$;

-- Ids of a member's tasks, newest first, that have all of the words in theirs or in their operation's name: walked in that order until there are p_limit.
-- p_before: below this one. A plan of one's own choice would read the tasks of all members, to sort those that it thinks are few.
create function find_tasks(p_member_id text, p_before bigint, p_op text, p_text text, p_limit integer) returns text[]
language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  v_like text[] := array(select '%' || word || '%' from regexp_split_to_table(search_text(p_text), ' ') word);
  v_found text[] := '{}';
  v_task record;
begin
  for v_task in
    select t.id, t.op, t.words from task t
    where t.member_id = p_member_id and (p_before is null or t.seq < p_before) order by t.seq desc
  loop
    if (p_op is null or v_task.op = p_op) and translate(v_task.op, '-', ' ') || ' ' || v_task.words like all (v_like) then
      v_found := v_found || v_task.id;
      exit when cardinality(v_found) >= p_limit;
    end if;
  end loop;
  return v_found;
end $$;
