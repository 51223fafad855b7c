-- Models that members download, what they saved and took, and what searches read.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

create table category (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (name <> ''),
  -- kept by triggers on model, so that no list counts
  models integer not null default 0 check (models >= 0)
) with (fillfactor = 50);
insert into category (slug, name) values
  ('animals', 'Animals'), ('buildings', 'Buildings'), ('characters', 'Characters'), ('creatures', 'Creatures'),
  ('electronics', 'Electronics'), ('fashion', 'Fashion'), ('food', 'Food'), ('furniture', 'Furniture'),
  ('household', 'Household'), ('music', 'Music'), ('nature', 'Nature'), ('other', 'Other'), ('sport', 'Sport'),
  ('tools', 'Tools'), ('toys', 'Toys'), ('vehicles', 'Vehicles'), ('weapons', 'Weapons');

create table model (
  id text primary key,
  -- never shaped like an id, which has an underscore: one address takes both
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (title <> ''),
  description text not null default '',
  category text not null references category (slug),
  tags text[] not null default '{}',
  license_id text not null,
  license_name text not null,
  license_url text,
  author_handle text,
  author_name text not null,
  faces integer not null check (faces >= 0),
  vertices integer not null check (vertices >= 0),
  animated boolean not null,
  rigged boolean not null,
  textured boolean not null,
  -- metres
  size_x double precision not null check (size_x >= 0),
  size_y double precision not null check (size_y >= 0),
  size_z double precision not null check (size_z >= 0),
  featured boolean not null default false,
  -- the smallest plan whose members may download it; null: any plan, or any paid one when it is featured
  tier text,
  -- what it costs by itself, in minor units; null: not sold by itself
  price integer check (price > 0),
  -- the task whose result this is; no reference: the task may be deleted
  task_id text,
  -- of the first file
  sha256 text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index model_sha256 on model (sha256);
create index model_category on model (category);

-- The files that can be downloaded; the first is the one meant when no format is named.
create table model_file (
  model_id text not null references model (id) on delete cascade,
  n smallint not null check (n >= 0),
  name text not null,
  format text not null check (format ~ '^[a-z0-9]+$'),
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  key text not null,
  primary key (model_id, n),
  unique (model_id, name)
);

-- Pictures, WebP; the first is the thumbnail.
create table model_image (
  model_id text not null references model (id) on delete cascade,
  n smallint not null check (n >= 0),
  bytes bigint not null check (bytes >= 0),
  sha256 text not null,
  key text not null,
  primary key (model_id, n)
);

-- Apart from the model: they change with every download, and what a model says of itself does not.
create table model_count (
  model_id text primary key references model (id) on delete cascade,
  downloads integer not null default 0 check (downloads >= 0),
  likes integer not null default 0 check (likes >= 0)
) with (fillfactor = 50);

-- What lists and searches read instead of the models: narrow, and never touched by counting.
create table model_search (
  model_id text primary key references model (id) on delete cascade,
  category text not null,
  featured boolean not null,
  created_at timestamptz not null,
  title_words smallint not null,
  title tsvector not null,
  -- A title, B tags and category, C author, D description; stems, and the words themselves except of the description
  search tsvector not null
);
create index model_search_newest on model_search (featured desc, created_at desc, model_id);
create index model_search_category on model_search (category, featured desc, created_at desc, model_id);
create index model_search_title on model_search using gin (title) with (fastupdate = off);
create index model_search_search on model_search using gin (search) with (fastupdate = off);

-- The words of titles, tags and categories, to find what a misspelt one was meant to be. Words are never taken out:
-- one that no model has any more is passed over.
create table search_word (
  word text primary key
);
create index search_word_prefix on search_word (word text_pattern_ops);
create index search_word_length on search_word (length(word), word);
create index search_word_trigram on search_word using gin (word gin_trgm_ops);

-- Lower case without accents, words apart by one space: how texts and questions meet.
create function search_text(p_text text) returns text language sql stable parallel safe as $$
  select trim(lower(regexp_replace(unaccent(p_text), '[^[:alnum:]]+', ' ', 'g')))
$$;

-- Stems and the words themselves: a whole word is found in any inflection, half a word by its letters.
create function search_vector(p_text text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('english', t) || to_tsvector('simple', t) from search_text(p_text) t
$$;

create type model_text as (id text, title text, description text, category text, tags text[], author text, featured boolean,
  created_at timestamptz);

create function index_models(p_models model_text[]) returns void language plpgsql as $$
begin
  insert into model_search as s (model_id, category, featured, created_at, title_words, title, search)
  select m.id, m.category, m.featured, m.created_at,
    least(cardinality(string_to_array(search_text(m.title), ' ')), 1000),
    strip(search_vector(m.title)),
    setweight(search_vector(m.title), 'A')
      || setweight(search_vector(array_to_string(m.tags, ' ') || ' ' || c.name), 'B')
      || setweight(search_vector(m.author), 'C')
      -- where in the description does not matter; what begins with = is no word of anybody's
      || strip(to_tsvector('english', search_text(m.description))) || array_to_tsvector(array['=' || m.category])
  from unnest(p_models) m join category c on c.slug = m.category
  on conflict (model_id) do update set category = excluded.category, featured = excluded.featured,
    created_at = excluded.created_at, title_words = excluded.title_words, title = excluded.title,
    search = excluded.search;
  -- in one order, so that two that add the same words never wait for each other in a circle
  insert into search_word (word)
  select distinct w from unnest(p_models) m join category c on c.slug = m.category,
    regexp_split_to_table(search_text(m.title || ' ' || array_to_string(m.tags, ' ') || ' ' || c.name), ' ') w
  where length(w) between 2 and 40 order by w
  on conflict do nothing;
end $$;

-- Locked in one order: two that move models between the same categories, one to and one fro, do not wait in a circle.
create function count_models(p_categories text[], p_change integer) returns void language plpgsql as $$
begin
  perform 1 from category where slug = any (p_categories) order by slug for no key update;
  update category c set models = c.models + p_change * n.models
  from (select slug, count(*) as models from unnest(p_categories) slug group by slug) n where c.slug = n.slug;
end $$;

create function model_inserted() returns trigger language plpgsql as $$
begin
  insert into model_count (model_id) select id from added;
  perform index_models(array_agg((id, title, description, category, tags, author_name, featured, created_at)::model_text))
  from added;
  perform count_models(array_agg(category), 1) from added;
  return null;
end $$;
create trigger inserted after insert on model referencing new table as added
  for each statement execute function model_inserted();

create function model_updated() returns trigger language plpgsql as $$
begin
  perform index_models(array_agg((id, title, description, category, tags, author_name, featured, created_at)::model_text))
  from fresh having count(*) > 0;
  perform 1 from category where slug in (select category from stale union select category from fresh)
  order by slug for no key update;
  perform count_models(array_agg(s.category), -1) from stale s join fresh f using (id) where s.category <> f.category;
  perform count_models(array_agg(f.category), 1) from stale s join fresh f using (id) where s.category <> f.category;
  return null;
end $$;
create trigger updated after update on model referencing old table as stale new table as fresh
  for each statement execute function model_updated();

create function model_deleted() returns trigger language plpgsql as $$
begin
  perform count_models(array_agg(category), -1) from gone;
  return null;
end $$;
create trigger deleted after delete on model referencing old table as gone
  for each statement execute function model_deleted();

-- A question: stems of all of its words; the last may be half typed. Null when nothing can be asked.
create function search_query(p_words text[], p_half boolean) returns tsquery language plpgsql stable parallel safe as $$
declare
  v_terms text[];
begin
  select array_agg(case
      when p_half and w.n = cardinality(p_words) then '(' || quote_literal(stem) || ' | ' || quote_literal(w.word) || ':*)'
      else quote_literal(stem) end)
  into v_terms
  from unnest(p_words) with ordinality w (word, n)
  -- words that say nothing (of, the) have no stem and are left out, unless there is no other
  cross join lateral (select stem from unnest(tsvector_to_array(to_tsvector('english', w.word))) stem limit 1) s;
  if v_terms is null then
    select array_agg(quote_literal(w) || ':*') into v_terms from unnest(p_words) w;
  end if;
  return to_tsquery('simple', array_to_string(v_terms, ' & '));
end $$;

-- Models that have it, counted up to so many: what a search costs does not grow with how common its words are.
create function count_hits(p_query tsquery, p_most integer) returns integer
language plpgsql stable set jit = off set plan_cache_mode = force_custom_plan as $$
begin
  return (select count(*) from (select 1 from model_search where search @@ p_query limit p_most) h);
end $$;

-- The word that a misspelt one was meant to be: few letters away, of those equally far the most common. Null: it is a word, or
-- the beginning of one, or like none.
create function nearest_word(p_word text) returns text
language plpgsql stable set pg_trgm.similarity_threshold = 0.3 as $$
declare
  -- letters that may be wrong, missing or too many
  v_far integer := case when length(p_word) <= 4 then 1 when length(p_word) <= 9 then 2 else 3 end;
begin
  if length(p_word) not between 3 and 40 or p_word ~ '^[0-9]+$'
      or exists (select 1 from search_word w where w.word like p_word || '%')
      or exists (select 1 from model_search s where s.search @@ search_query(array[p_word], true)) then
    return null;
  end if;
  return (
    select best.word from (
      select near.word, near.cost from (
        select w.word, case
          -- two letters changed places: one slip, not two
          when length(w.word) = length(p_word) and levenshtein(w.word, p_word) = 2
            and array(select unnest(string_to_array(w.word, null)) order by 1)
              = array(select unnest(string_to_array(p_word, null)) order by 1) then 1
          else levenshtein(w.word, p_word) end as cost
        from search_word w
        where length(w.word) between length(p_word) - v_far and length(p_word) + v_far
          -- many long words: those that share letters first
          and (length(p_word) < 7 or w.word % p_word)
          and levenshtein_less_equal(w.word, p_word, greatest(v_far, 2)) <= greatest(v_far, 2)
      ) near
      where near.cost <= v_far
      order by near.cost, left(near.word, 1) <> left(p_word, 1), similarity(near.word, p_word) desc, near.word
      limit 5
    ) best
    cross join lateral (
      select count(*) as models from (
        select 1 from model_search s where s.search @@ search_query(array[best.word], false) limit 500
      ) some_of_them
    ) c
    where c.models > 0
    order by best.cost, c.models desc, best.word limit 1
  );
end $$;

-- Models with common words, in the order of lists: walked until the page is full, which is soon, or fetched and sorted, which is
-- sooner for late pages; the planner knows how common the words are. p_titles: those with it in the title, or those without.
create function common_hits(p_query tsquery, p_titles boolean, p_category text, p_offset integer, p_limit integer) returns text[]
language plpgsql stable set jit = off set plan_cache_mode = force_custom_plan as $$
begin
  if p_titles then
    return array(
      select model_id from model_search where title @@ p_query and (p_category is null or category = p_category)
      order by featured desc, created_at desc, model_id offset p_offset limit p_limit);
  end if;
  return array(
    select model_id from model_search
    where search @@ p_query and not title @@ p_query and (p_category is null or category = p_category)
    order by featured desc, created_at desc, model_id offset p_offset limit p_limit);
end $$;

-- Models with rarer words, the best first: the very title, whole words before beginnings of words, titles before tags before
-- descriptions, short texts before long ones. p_titles: only those with it in the title.
create function rank_hits(p_words text[], p_titles boolean, p_category text, p_offset integer, p_limit integer) returns text[]
language plpgsql stable set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  v_found tsquery := search_query(p_words, true);
  v_whole tsquery := search_query(p_words, false);
  v_asked tsquery := v_found && coalesce(('''=' || p_category || '''')::tsquery, ''::tsquery);
  v_weights real[] := '{0.05, 0.2, 0.4, 1}';
begin
  return array(
    select s.model_id from model_search s
    where s.search @@ v_asked and (not p_titles or s.title @@ v_found)
    order by (s.title_words = cardinality(p_words) and s.title @@ v_whole) desc,
      ts_rank(v_weights, s.search, v_found, 1) + 2 * ts_rank(v_weights, s.search, v_whole, 1) desc,
      s.featured desc, s.created_at desc, s.model_id
    offset p_offset limit p_limit);
end $$;

create type search_result as (
  -- models found, p_most of them at most
  total integer,
  ids text[],
  -- the words that were looked for, where they are not those that were given
  corrected text[]
);

-- One page of the models that have all of these words.
create function search_page(p_words text[], p_category text, p_offset integer, p_limit integer, p_most integer)
returns search_result
language plpgsql stable set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  result search_result;
  v_found tsquery := search_query(p_words, true);
  v_in_category tsquery := coalesce(('''=' || p_category || '''')::tsquery, ''::tsquery);
  v_titles integer;
  v_room integer;
begin
  result.ids := '{}';
  result.total := 0;
  if v_found is null or numnode(v_found) = 0 then
    return result;
  end if;
  result.total := count_hits(v_found && v_in_category, p_most + 1);
  if result.total <= p_most then
    if p_offset < result.total then
      result.ids := rank_hits(p_words, false, p_category, p_offset, p_limit);
    end if;
    return result;
  end if;
  result.total := p_most;
  v_room := least(p_limit, p_most - p_offset);
  if v_room <= 0 then
    return result;
  end if;
  select count(*) into v_titles from (
    select 1 from model_search where title @@ v_found and (p_category is null or category = p_category) limit p_most + 1
  ) h;
  if v_titles > p_most then
    result.ids := common_hits(v_found, true, p_category, p_offset, v_room);
    return result;
  end if;
  if p_offset < v_titles then
    result.ids := rank_hits(p_words, true, p_category, p_offset, v_room);
  end if;
  v_room := v_room - cardinality(result.ids);
  if v_room > 0 then
    result.ids := result.ids || common_hits(v_found, false, p_category, greatest(p_offset - v_titles, 0), v_room);
  end if;
  return result;
end $$;

-- One page of what a question finds: models with all of its words; if there are none, with what misspelt words were meant to be;
-- if there still are none, with all words but one; else with the rarest. p_most: no search lists more than so many.
create function search_models(p_words text[], p_category text, p_offset integer, p_limit integer, p_most integer default 1000)
returns search_result language plpgsql stable as $$
declare
  result search_result;
  v_given text[] := string_to_array(search_text(array_to_string(p_words, ' ')), ' ');
  v_words text[];
  v_rare_first text[];
begin
  result := search_page(v_given, p_category, p_offset, p_limit, p_most);
  if result.total > 0 then
    return result;
  end if;
  select array_agg(coalesce(nearest_word(w), w) order by n) into v_words from unnest(v_given) with ordinality u (w, n);
  if v_words <> v_given then
    result := search_page(v_words, p_category, p_offset, p_limit, p_most);
    result.corrected := v_words;
  end if;
  if result.total > 0 or cardinality(v_words) < 2 then
    return result;
  end if;

  select array_agg(w order by hits, n) into v_rare_first from (
    select w, n, count_hits(search_query(array[w], false), p_most) as hits from unnest(v_words) with ordinality u (w, n)
  ) known where hits > 0;
  -- the rarest say most
  v_rare_first := v_rare_first[:4];
  for i in reverse coalesce(cardinality(v_rare_first), 0) .. 1 loop
    v_words := case when cardinality(v_rare_first) > 1 then v_rare_first[:i - 1] || v_rare_first[i + 1:] else v_rare_first end;
    result := search_page(v_words, p_category, p_offset, p_limit, p_most);
    exit when result.total > 0;
  end loop;
  if result.total = 0 and cardinality(v_rare_first) > 2 then
    v_words := v_rare_first[1:1];
    result := search_page(v_words, p_category, p_offset, p_limit, p_most);
  end if;
  result.corrected := v_words;
  return result;
end $$;

-- Inserted under the slug, or the slug and the first number that is free.
create function free_slug(p_slug text, p_model_id text) returns text language plpgsql as $$
declare
  candidate text := p_slug;
  n integer := 1;
begin
  -- two of one name at a time: the second waits, and then sees the first
  perform pg_advisory_xact_lock(hashtext('model slug ' || p_slug));
  while exists (select 1 from model where slug = candidate and id <> p_model_id) loop
    n := n + 1;
    candidate := p_slug || '-' || n;
  end loop;
  return candidate;
end $$;

-- False: no such model. Its files go as those of deleted tasks do.
create function remove_model(p_model_id text) returns boolean language plpgsql as $$
begin
  delete from model where id = p_model_id;
  if not found then
    return false;
  end if;
  insert into garbage (prefix) values ('models/' || p_model_id || '/');
  return true;
end $$;

-- Stays when the model goes: the list then says that it is gone.
create table favorite (
  member_id text not null references member (id),
  model_id text not null,
  seq bigint generated always as identity,
  added_at timestamptz not null default now(),
  primary key (member_id, model_id)
);
create index favorite_member on favorite (member_id, seq desc);
create index favorite_model on favorite (model_id);

create type favorite_outcome as (
  outcome text, -- added, there, cap, missing
  count integer,
  cap integer
);

-- Adding what is there already changes nothing and is never refused. One member's go one after the other.
create function add_favorite(p_member_id text, p_model_id text) returns favorite_outcome language plpgsql as $$
declare
  result favorite_outcome;
  v_tier text;
begin
  select effective_tier(m, now()) into strict v_tier from member m where m.id = p_member_id for no key update;
  select t.favorites, (select count(*) from favorite f where f.member_id = p_member_id)
  into strict result.cap, result.count from tier t where t.name = v_tier;
  -- locked, so that it cannot go before its like is counted
  perform 1 from model_count where model_id = p_model_id for update;
  if not found then
    result.outcome := 'missing';
    return result;
  end if;
  perform 1 from favorite where member_id = p_member_id and model_id = p_model_id;
  if found then
    result.outcome := 'there';
    return result;
  end if;
  if result.count >= result.cap then
    result.outcome := 'cap';
    return result;
  end if;
  insert into favorite (member_id, model_id) values (p_member_id, p_model_id);
  update model_count set likes = likes + 1 where model_id = p_model_id;
  result.outcome := 'added';
  result.count := result.count + 1;
  return result;
end $$;

-- What is left of the member's favorites; null: there is and was no such model for this member.
create function remove_favorite(p_member_id text, p_model_id text) returns integer language plpgsql as $$
declare
  v_removed boolean;
begin
  perform 1 from member where id = p_member_id for no key update;
  delete from favorite where member_id = p_member_id and model_id = p_model_id;
  v_removed := found;
  update model_count set likes = likes - v_removed::integer where model_id = p_model_id;
  if not found and not v_removed then
    return null;
  end if;
  return (select count(*) from favorite where member_id = p_member_id);
end $$;

-- Downloads of a period, which begins when the allowance's does.
create table download_use (
  member_id text not null references member (id),
  period date not null,
  used integer not null default 0 check (used >= 0),
  primary key (member_id, period)
) with (fillfactor = 50);

-- Stays when the model goes, with what it was called.
create table download (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  model_id text not null,
  title text not null,
  file text not null,
  format text not null,
  bytes bigint not null,
  sha256 text not null,
  counted boolean not null,
  period date not null,
  at timestamptz not null
);
create index download_member on download (member_id, seq desc);
create index download_model on download (member_id, model_id, seq desc);

-- Whether the model was bought by itself, and not given back.
create function has_bought(p_member_id text, p_model_id text) returns boolean language plpgsql stable as $$
begin
  return exists (
    select 1 from payment_order where member_id = p_member_id and kind = 'model' and item = p_model_id and status = 'paid'
  );
end $$;

create type download_outcome as (
  outcome text, -- counted, free, continued, quota, upgrade, missing
  id text,
  total integer,
  used integer,
  resets_at timestamptz
);

-- Before the first byte: whether it may be taken, what it counts, the row of the history. p_tiers: the plans it is for.
-- p_partial: a range, which goes on with a download of the last hour if there is one.
create function begin_download(p_id text, p_member_id text, p_model_id text, p_n integer, p_sha256 text, p_tiers text[],
  p_partial boolean, p_at timestamptz) returns download_outcome language plpgsql as $$
declare
  result download_outcome;
  v_at timestamptz := coalesce(p_at, now());
  v_starts date;
  v_tier text;
  v_period date;
  v_bought boolean;
  v_title text;
  v_file model_file;
begin
  select m.title into v_title from model m where m.id = p_model_id;
  select f.* into v_file from model_file f where f.model_id = p_model_id and f.n = p_n and f.sha256 = p_sha256;
  if not found then
    -- gone or changed since it was looked up
    result.outcome := 'missing';
    return result;
  end if;
  select m.starts_on, t.name, t.downloads into strict v_starts, v_tier, result.total
  from member m join tier t on t.name = effective_tier(m, v_at) where m.id = p_member_id;
  v_bought := has_bought(p_member_id, p_model_id);
  if not v_bought and v_tier <> all (p_tiers) then
    result.outcome := 'upgrade';
    return result;
  end if;

  v_period := period_start(v_starts, v_at);
  result.resets_at := period_end(v_starts, v_at)::timestamp at time zone 'UTC';
  insert into download_use (member_id, period) values (p_member_id, v_period) on conflict do nothing;
  if p_partial then
    -- pieces asked for at once go one after the other, so that one of them counts
    select used into result.used from download_use where member_id = p_member_id and period = v_period for update;
    select d.id into result.id from download d
    where d.member_id = p_member_id and d.model_id = p_model_id and d.sha256 = p_sha256 and d.at > v_at - interval '1 hour'
    order by d.seq desc limit 1;
    if found then
      result.outcome := 'continued';
      return result;
    end if;
  end if;

  update download_use set used = used + 1
  where member_id = p_member_id and period = v_period and (result.total is null or used < result.total)
  returning used into result.used;
  result.outcome := case
    when found then 'counted'
    -- what was paid for can always be had
    when v_bought then 'free'
    else 'quota' end;
  if result.outcome <> 'counted' then
    select used into result.used from download_use where member_id = p_member_id and period = v_period;
  end if;
  if result.outcome = 'quota' then
    return result;
  end if;

  update model_count set downloads = downloads + 1 where model_id = p_model_id;
  insert into download (id, member_id, model_id, title, file, format, bytes, sha256, counted, period, at)
  values (p_id, p_member_id, p_model_id, v_title, v_file.name, v_file.format, v_file.bytes, v_file.sha256,
    result.outcome = 'counted', v_period, v_at);
  result.id := p_id;
  return result;
end $$;

-- Nothing could be read of it: as if it had not been asked for. False: it was given back already.
create function undo_download(p_id text) returns boolean language plpgsql as $$
declare
  v_download download;
begin
  delete from download where id = p_id returning * into v_download;
  if not found then
    return false;
  end if;
  if v_download.counted then
    update download_use set used = used - 1 where member_id = v_download.member_id and period = v_download.period;
  end if;
  update model_count set downloads = downloads - 1 where model_id = v_download.model_id;
  return true;
end $$;
