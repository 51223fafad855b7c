import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/states.tsx';
import { PasswordInput } from '../../ui/TextInput.tsx';
import styles from '../AccountPage.module.css';
import { KeyDialog } from '../key/KeyDialog.tsx';
import { keyQuery, sessionsQuery } from '../queries.ts';

/** A new password; the key changes with it and is shown, all other sessions end. */
export function PasswordCard() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [key, setKey] = useState<string>();
  const { busy, errors, submit } = useAuthForm(['current', 'password'], async () => {
    // a member who came by another way in has no password yet
    const changed = await client.account.changePassword({ ...(current && { current }), password });
    setKey(changed.key);
    setCurrent('');
    setPassword('');
    void queries.invalidateQueries({ queryKey: keyQuery.queryKey });
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });
  const eye = { showLabel: t('auth.show'), hideLabel: t('auth.hide') };
  return (
    <Card title={t('account.password')}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.lead}>{t('account.passwordAbout')}</p>
        {errors.form && <Notice tone="bad">{errors.form}</Notice>}
        <Field label={t('account.current')} help={t('account.currentHelp')} error={errors.current}>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...eye}
              name="current"
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('auth.newPassword')} help={t('auth.passwordHelp')} error={errors.password}>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...eye}
              name="password"
              autoComplete="new-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {t('account.change')}
        </Button>
      </form>
      <KeyDialog apiKey={key} onClose={() => setKey(undefined)} />
    </Card>
  );
}
