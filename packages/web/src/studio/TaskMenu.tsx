import type { TaskListItem } from '@claywork/sdk';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Eye, EyeOff, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useTaskActions } from './use-task-actions.ts';

/** Make again, who sees it, delete. */
export function TaskMenu({ task, onDeleted }: { task: TaskListItem; onDeleted?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { show, remove, removing } = useTaskActions(task, onDeleted);
  const running = task.status === 'running';
  const shown = task.visibility === 'public';
  return (
    <>
      <Menu
        entries={[
          {
            label: t('studio.again'),
            icon: RotateCw,
            onSelect: () => void navigate({ to: '/', search: { again: task.task_id } }),
          },
          {
            label: t(shown ? 'studio.hide' : 'studio.show'),
            icon: shown ? EyeOff : Eye,
            onSelect: () => show(shown ? 'private' : 'public'),
          },
          { kind: 'line' },
          {
            label: t(running ? 'studio.cancelTask' : 'studio.delete'),
            icon: Trash2,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      >
        <IconButton icon={Ellipsis} size="sm" label={t('studio.menu')} />
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(running ? 'studio.cancelTitle' : 'studio.deleteTitle')}
        description={t(running ? 'studio.cancelText' : 'studio.deleteText')}
        confirm={t(running ? 'studio.cancelTask' : 'studio.delete')}
        busy={removing}
        onConfirm={() => remove(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
