import type { Model, ModelSaid } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './details/DetailsFields.module.css';
import { DETAIL_FIELDS, DetailsFields } from './details/DetailsFields.tsx';
import { formOf } from './details/details-form.ts';
import { changesOf, isPriceWrong } from './details/details-of.ts';
import { saidQuery, useCatalogChanged } from './queries.ts';
import { uploads } from './uploads/uploads.ts';

/** A window to change what is said of a model. */
export function EditModel({ model, onClose }: { model: Model; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [state, setState] = useState({ busy: false, wrong: false });
  const { data: said, error, refetch } = useQuery(saidQuery(model.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.model.editTitle', { title: model.title })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={state.busy} disabled={!said || state.wrong}>
            {t('admin.model.save')}
          </Button>
        </>
      }
    >
      {said ? (
        <EditForm id={form} model={model} said={said} onState={setState} onClose={onClose} />
      ) : error ? (
        <ErrorState title={t('admin.model.saidBroke')} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </ErrorState>
      ) : (
        <Skeleton height="24rem" />
      )}
    </Dialog>
  );
}

interface EditFormProps {
  id: string;
  model: Model;
  said: ModelSaid;
  onState: (state: { busy: boolean; wrong: boolean }) => void;
  onClose: () => void;
}

function EditForm({ id, model, said, onState, onClose }: EditFormProps) {
  const { t } = useTranslation();
  const changed = useCatalogChanged();
  const [before] = useState(() => formOf(said, model.currency));
  const [form, setForm] = useState(before);
  const { errors, submit } = useAuthForm(DETAIL_FIELDS, async () => {
    onState({ busy: true, wrong: false });
    try {
      const now = await client.admin.changeModel(model.id, changesOf(before, form, model.currency));
      uploads.know(model.id, now);
    } finally {
      onState({ busy: false, wrong: false });
    }
    changed(model);
    toast(t('admin.done'), 'good');
    onClose();
  });
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      {errors.form && <Notice tone="bad">{errors.form}</Notice>}
      <DetailsFields
        form={form}
        onChange={(changes) => {
          const next = { ...form, ...changes };
          setForm(next);
          onState({ busy: false, wrong: isPriceWrong(next, model.currency) });
        }}
        errors={errors}
        license={said.license}
        sale={{ currency: model.currency }}
      />
    </form>
  );
}
