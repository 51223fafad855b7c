import type { AdminMember } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { balanceQuery } from '../../api/queries.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './MemberPage.module.css';
import { MEMBERS_KEY, memberQuery } from './queries.ts';

const MOST = 1_000_000;

/** Credits by hand, with a reason that the member reads. Asks once more before it happens. */
export function Grant({ member, credits }: { member: AdminMember; credits: number }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const [amountText, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const amount = Number(amountText);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const grant = useMutation({
    mutationFn: () => client.admin.grantCredits(member.id, { amount, note: note.trim() }),
    onSuccess: ({ credits: now }) => {
      toast(t('admin.member.granted', { number: number(now) }), 'good');
      setAmount('');
      setNote('');
      setAsking(false);
      void queries.invalidateQueries({ queryKey: memberQuery(member.id).queryKey });
      void queries.invalidateQueries({ queryKey: MEMBERS_KEY });
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    grant.reset();
    setAsking(true);
  };
  const back = amount < 0;
  const count = Math.abs(amount);
  return (
    <Card title={t('admin.member.grant')}>
      <form className={styles.form} onSubmit={ask}>
        <div className={styles.row}>
          <Field label={t('admin.member.amount')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="number"
                inputMode="numeric"
                required
                step={1}
                min={-MOST}
                max={MOST}
                value={amountText}
                onChange={(event) => setAmount(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('admin.member.note')}>
            {(ids) => (
              <TextInput
                {...ids}
                required
                maxLength={200}
                pattern=".*\S.*"
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        </div>
        <p className={styles.note}>
          {t('admin.member.noteHelp')} {t('admin.member.amountHelp')}
        </p>
        <div>
          <Button type="submit" variant="primary" disabled={!amount || !note.trim()}>
            {t(back ? 'admin.member.reviewBack' : 'admin.member.review')}
          </Button>
        </div>
      </form>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="sm"
        title={t(back ? 'admin.member.takeTitle' : 'admin.member.grantTitle', { count, number: number(count) })}
        description={t('admin.member.grantText', {
          email: member.email,
          after: number(credits + amount),
          note: note.trim(),
        })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
            <Button variant={back ? 'danger' : 'primary'} busy={grant.isPending} onClick={() => grant.mutate()}>
              {t(back ? 'admin.member.takeDo' : 'admin.member.grantDo')}
            </Button>
          </>
        }
      >
        {grant.error && <Notice tone="bad">{sentenceOf(grant.error)}</Notice>}
      </Dialog>
    </Card>
  );
}
