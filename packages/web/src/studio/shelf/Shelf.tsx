import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundTasksQuery } from '../../api/found-tasks-query.ts';
import { tasksQuery } from '../../api/queries.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { originOf } from '../../forms/origin.ts';
import { opTitle } from '../../forms/words.ts';
import { Select } from '../../ui/Select.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { Examples } from '../examples/Examples.tsx';
import { MoreBelow } from './MoreBelow.tsx';
import styles from './Shelf.module.css';
import { TaskCard } from './TaskCard.tsx';

const ALL = 'all:';

/** Everything the member has made, newest first, or what a search finds of it. */
export function Shelf() {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [op, setOp] = useState(ALL);
  const search = { q: useSettled(query.trim()), op: op === ALL ? '' : op };
  const everything = useInfiniteQuery(tasksQuery);
  const list = useInfiniteQuery({ ...foundTasksQuery(search), placeholderData: keepPreviousData });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  if (error && !data)
    return (
      <ErrorState title={t('shelf.broke')} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  const all = everything.data?.pages.flat() ?? [];
  const shown = data?.pages.flat() ?? [];
  const byId = new Map([...all, ...shown].map((task) => [task.task_id, task]));
  const ops = [...new Set(all.map((task) => task.op))].sort();
  return (
    <section aria-labelledby="shelf-title">
      <header className={styles.head}>
        <h2 id="shelf-title" className={styles.title}>
          {t(data && all.length === 0 ? 'shelf.empty' : 'shelf.title')}
        </h2>
        {all.length > 0 && (
          <div className={styles.tools}>
            <span className={styles.search}>
              <Search aria-hidden />
              <TextInput
                type="search"
                aria-label={t('shelf.search')}
                placeholder={t('shelf.search')}
                value={query}
                maxLength={200}
                onChange={(event) => setQuery(event.target.value)}
              />
            </span>
            {ops.length > 1 && (
              <Select
                size="sm"
                label={t('shelf.filter')}
                value={op}
                onChange={setOp}
                options={[
                  { value: ALL, label: t('shelf.all') },
                  ...ops.map((name) => ({ value: name, label: opTitle(t, name) })),
                ]}
              />
            )}
          </div>
        )}
      </header>
      {!data ? (
        <ul className={styles.grid} aria-busy="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <Skeleton height="15rem" />
            </li>
          ))}
        </ul>
      ) : all.length === 0 ? (
        <Examples />
      ) : shown.length === 0 ? (
        <EmptyState title={t('shelf.noneFound')}>{t('shelf.noneFoundText')}</EmptyState>
      ) : (
        <ul className={styles.grid} aria-busy={list.isPlaceholderData}>
          {shown.map((task) => (
            <li key={task.task_id}>
              <TaskCard task={task} origin={originOf(task, byId)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !list.isPlaceholderData && (
        <MoreBelow busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </section>
  );
}
