import { useQueryClient } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Notice } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useTierOptions } from '../members/use-tiers.ts';
import styles from './InvitesPage.module.css';
import { invitesQuery } from './query.ts';

const ANY = 'any:';

/** The form of an invitation, and its link once it is made. */
export function NewInvite() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const tiers = useTierOptions();
  const [note, setNote] = useState('');
  const [email, setEmail] = useState('');
  const [tier, setTier] = useState(ANY);
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState('14');
  const [link, setLink] = useState<string>();
  const { busy, errors, submit } = useAuthForm(['note', 'email', 'tier', 'uses', 'days'], async () => {
    const made = await client.admin.createInvite({
      note: note.trim(),
      uses: Number(uses),
      days: Number(days),
      ...(email.trim() && { email: email.trim() }),
      ...(tier !== ANY && { tier }),
    });
    setLink(made.link);
    setNote('');
    setEmail('');
    void queries.invalidateQueries({ queryKey: invitesQuery.queryKey });
  });
  return (
    <Card title={t('admin.invite.make')}>
      <form className={styles.form} onSubmit={submit}>
        {errors.form && <Notice tone="bad">{errors.form}</Notice>}
        <div className={styles.fields}>
          <Field label={t('admin.invite.note')} optional={t('common.optional')} error={errors.note}>
            {(ids) => (
              <TextInput {...ids} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
            )}
          </Field>
          <Field label={t('admin.invite.email')} optional={t('common.optional')} error={errors.email}>
            {(ids) => (
              <TextInput
                {...ids}
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('admin.invite.tier')} error={errors.tier}>
            {(ids) => (
              <Select
                {...ids}
                value={tier}
                onChange={setTier}
                options={[{ value: ANY, label: t('admin.invite.tierAny') }, ...tiers]}
              />
            )}
          </Field>
          <Field label={t('admin.invite.uses')} error={errors.uses}>
            {(ids) => (
              <TextInput
                {...ids}
                type="number"
                inputMode="numeric"
                required
                min={1}
                max={10_000}
                value={uses}
                onChange={(event) => setUses(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('admin.invite.days')} error={errors.days}>
            {(ids) => (
              <TextInput
                {...ids}
                type="number"
                inputMode="numeric"
                required
                min={1}
                max={365}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div>
          <Button type="submit" variant="primary" icon={Plus} busy={busy}>
            {t('admin.invite.create')}
          </Button>
        </div>
      </form>
      {link && <Link link={link} />}
    </Card>
  );
}

function Link({ link }: { link: string }) {
  const { t } = useTranslation();
  const copy = async () =>
    (await copyText(link)) ? toast(t('admin.invite.copied'), 'good') : toast(t('admin.invite.copyFailed'), 'bad');
  return (
    <div className={styles.ready} role="status">
      <p>
        <strong>{t('admin.invite.ready')}</strong> {t('admin.invite.readyText')}
      </p>
      <div className={styles.link}>
        <TextInput
          readOnly
          aria-label={t('admin.invite.link')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={Copy} onClick={() => void copy()}>
          {t('admin.invite.copy')}
        </Button>
      </div>
    </div>
  );
}
