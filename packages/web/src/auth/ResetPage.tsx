import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/states.tsx';
import { PasswordInput } from '../ui/TextInput.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './auth-form.module.css';
import { KeyShown } from './KeyShown.tsx';
import { useAuthForm } from './use-auth-form.ts';

const route = getRouteApi('/reset');

/** A new password, with the token of the mail. The key changes with it, and is shown once. */
export function ResetPage() {
  const { t } = useTranslation();
  const { token } = route.useSearch();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [key, setKey] = useState<string>();
  const { busy, errors, submit } = useAuthForm(['password'], async () => {
    setKey((await client.account.resetPassword({ token: token ?? '', password })).key);
  });
  const enter = async () => {
    queries.clear();
    const { member } = await queries.fetchQuery(sessionQuery);
    await (member ? navigate({ to: '/' }) : navigate({ to: '/sign-in' }));
  };
  if (key) return <KeyShown apiKey={key} title={t('auth.keyTitle')} lead={t('auth.keyChanged')} onSaved={enter} />;
  if (!token)
    return (
      <AuthFrame title={t('auth.resetTitle')}>
        <Notice tone="bad">{t('auth.noToken')}</Notice>
        <Link to="/forgot" className={buttonClass({ variant: 'primary' })}>
          {t('auth.askAgain')}
        </Link>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('auth.resetTitle')} lead={t('auth.resetLead')}>
      <form className={styles.form} onSubmit={submit}>
        {errors.form && (
          <Notice tone="bad" action={<Link to="/forgot">{t('auth.askAgain')}</Link>}>
            {errors.form}
          </Notice>
        )}
        <Field label={t('auth.newPassword')} help={t('auth.passwordHelp')} error={errors.password}>
          {(ids) => (
            <PasswordInput
              {...ids}
              name="password"
              autoComplete="new-password"
              required
              showLabel={t('auth.show')}
              hideLabel={t('auth.hide')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('auth.setPassword')}
        </Button>
      </form>
    </AuthFrame>
  );
}
