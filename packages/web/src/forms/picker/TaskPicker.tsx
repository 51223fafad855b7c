import type { TaskListItem } from '@claywork/sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foundTasksQuery } from '../../api/found-tasks-query.ts';
import { tasksQuery } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { fits } from '../fits.ts';
import { originOf } from '../origin.ts';
import { opTitle } from '../words.ts';
import styles from './picker.module.css';
import { TaskThumb } from './TaskThumb.tsx';

interface TaskPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from: readonly string[];
  formats?: readonly string[];
  onPick: (task: TaskListItem) => void;
}

/** All of the member's results that go in somewhere. */
export function TaskPicker({ open, onOpenChange, from, formats, onPick }: TaskPickerProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const q = useSettled(query.trim());
  const all = useInfiniteQuery({ ...tasksQuery, enabled: open }).data?.pages.flat() ?? [];
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...foundTasksQuery({ q, op: '' }),
    ...{ enabled: open, placeholderData: keepPreviousData },
  });
  const found = data?.pages.flat() ?? [];
  const byId = new Map([...all, ...found].map((task) => [task.task_id, task]));
  const tasks = found.filter((task) => fits(task, { from, formats }));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('form.pickTitle')} size="lg">
      <TextInput
        type="search"
        aria-label={t('shelf.search')}
        placeholder={t('shelf.search')}
        value={query}
        maxLength={200}
        onChange={(event) => setQuery(event.target.value)}
      />
      {tasks.length === 0 && !hasNextPage && (
        <EmptyState title={t('form.nothingFits')}>
          {t('form.needsFirst', { ops: from.map((op) => opTitle(t, op)).join(', ') })}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {tasks.map((task) => (
          <li key={task.task_id}>
            <TaskThumb
              task={task}
              origin={originOf(task, byId)}
              onPick={() => {
                onPick(task);
                onOpenChange(false);
              }}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shelf.more')}
        </Button>
      )}
    </Dialog>
  );
}
