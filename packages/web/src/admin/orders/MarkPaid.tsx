import type { AdminOrder } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../account/money.ts';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { memberQuery } from '../members/queries.ts';
import styles from './Orders.module.css';
import { ORDERS_KEY } from './queries.ts';

/** Says that the money of an order is there. */
export function MarkPaid({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const { title, email, price, currency } = order;
  const paid = useMutation({
    mutationFn: () => client.admin.markOrderPaid(order.order_id, note.trim() ? { note: note.trim() } : {}),
    onSuccess: () => {
      toast(t('admin.order.paidDone'), 'good');
      onClose();
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ORDERS_KEY });
      void queries.invalidateQueries({ queryKey: memberQuery(order.member_id).queryKey });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('admin.order.paidTitle')}
      description={t('admin.order.paidText', { title, email, price: moneyText(price, currency, i18n.language) })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" busy={paid.isPending} onClick={() => paid.mutate()}>
            {t('admin.order.paidDo')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {paid.error && <Notice tone="bad">{sentenceOf(paid.error)}</Notice>}
        <Field label={t('admin.order.note')} optional={t('common.optional')}>
          {(ids) => (
            <TextInput {...ids} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
