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
import { minorUnits } from './minor-units.ts';
import styles from './Orders.module.css';
import { ORDERS_KEY } from './queries.ts';

/** Gives money back, all of it or a part. */
export function Refund({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const left = order.price - order.refunded;
  const amount = text.trim() ? minorUnits(text, order.currency) : left;
  const wrong = amount === undefined || amount < 1 || amount > left;
  const most = moneyText(left, order.currency, i18n.language);
  const refund = useMutation({
    mutationFn: () => client.admin.refundOrder(order.order_id, text.trim() ? { amount } : {}),
    onSuccess: () => {
      toast(t('admin.order.refundDone'), 'good');
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
      title={t('admin.order.refundTitle')}
      description={t(order.provider === 'paypal' ? 'admin.order.refundPayPal' : 'admin.order.refundManual')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" busy={refund.isPending} disabled={wrong} onClick={() => refund.mutate()}>
            {t('admin.order.refundDo')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {refund.error && <Notice tone="bad">{sentenceOf(refund.error)}</Notice>}
        <Field
          label={t('admin.order.amount', { currency: order.currency })}
          optional={t('common.optional')}
          help={t('admin.order.amountHelp', { most })}
          error={wrong ? t('admin.order.amountWrong', { most }) : undefined}
        >
          {(ids) => (
            <TextInput {...ids} inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
