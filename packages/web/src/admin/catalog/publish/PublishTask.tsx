import '../../texts.ts';
import type { Model, TaskListItem } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Library } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../../api/query-client.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState, Notice, Skeleton } from '../../../ui/states.tsx';
import { PublishForm } from './PublishForm.tsx';
import { suggestionQuery } from './query.ts';

/** A button for administrators, and the window behind it: a result of theirs goes into the catalog. */
export function PublishTask({ task }: { task: TaskListItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={Library} onClick={() => setOpen(true)}>
        {t('admin.publish.open')}
      </Button>
      {open && <PublishDialog taskId={task.task_id} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [published, setPublished] = useState<Model>();
  const { data: suggestion, error, refetch } = useQuery(suggestionQuery(taskId));
  const actions = published ? (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('common.close')}
      </Button>
      <Link to="/catalog/$slug" params={{ slug: published.slug }} className={buttonClass({ variant: 'primary' })}>
        {t('admin.publish.look')}
      </Link>
    </>
  ) : (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={busy} disabled={!suggestion}>
        {t(busy ? 'admin.publish.busy' : 'admin.publish.do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.publish.title')}
      description={t('admin.publish.text')}
      actions={actions}
    >
      {published ? (
        <Notice tone="good">{t('admin.publish.done', { title: published.title })}</Notice>
      ) : suggestion ? (
        <PublishForm id={form} taskId={taskId} suggestion={suggestion} onBusy={setBusy} onPublished={setPublished} />
      ) : error ? (
        <ErrorState title={t('admin.publish.broke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : (
        <Skeleton height="22rem" />
      )}
    </Dialog>
  );
}
