import type { Model } from '@claywork/sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCatalogChanged } from './queries.ts';
import { uploads } from './uploads/uploads.ts';

/** Asks, and takes a model out of the catalog. */
export function RemoveModel({ model, onClose }: { model: Model; onClose: () => void }) {
  const { t } = useTranslation();
  const changed = useCatalogChanged();
  const remove = useMutation({
    mutationFn: () => client.admin.deleteModel(model.id),
    onSuccess: () => {
      uploads.know(model.id, undefined);
      toast(t('admin.model.removed'), 'good');
    },
    onError: (error) => toast(sentenceOf(error), 'bad'),
    onSettled: () => {
      changed(model);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.model.removeTitle', { title: model.title })}
      description={t('admin.model.removeText')}
      confirm={t('admin.model.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
