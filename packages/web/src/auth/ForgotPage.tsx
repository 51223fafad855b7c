import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/states.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './auth-form.module.css';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for a mail with a link to a new password. Never says whether there is such a member. */
export function ForgotPage() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, errors, submit } = useAuthForm(['email'], async () => {
    await client.account.forgotPassword({ email: email.trim() });
    setSent(true);
  });
  const back = <Link to="/sign-in">{t('auth.backToSignIn')}</Link>;
  if (sent)
    return (
      <AuthFrame title={t('auth.sentTitle')} foot={back}>
        <Notice tone="good">{t('auth.sentText', { email })}</Notice>
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('auth.forgotTitle')} lead={t('auth.forgotLead')} foot={back}>
      <form className={styles.form} onSubmit={submit}>
        {errors.form && <Notice tone="bad">{errors.form}</Notice>}
        <Field label={t('auth.email')} error={errors.email}>
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('auth.send')}
        </Button>
      </form>
    </AuthFrame>
  );
}
