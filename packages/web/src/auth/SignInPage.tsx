import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/session.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/states.tsx';
import { PasswordInput, TextInput } from '../ui/TextInput.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './auth-form.module.css';
import { safeTarget } from './safe-target.ts';
import { useAuthForm } from './use-auth-form.ts';

const route = getRouteApi('/sign-in');

/** Signing in with a password, or with an identity provider where one is set up. */
export function SignInPage() {
  const { t } = useTranslation();
  const { to } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, errors, submit } = useAuthForm(['email', 'password'], async () => {
    await client.account.signIn({ email: email.trim(), password });
    queries.clear();
    await queries.fetchQuery(sessionQuery);
    router.history.push(safeTarget(to));
  });
  return (
    <AuthFrame
      title={t('auth.welcomeBack')}
      foot={
        session?.signup !== 'closed' && (
          <>
            {t('auth.noAccount')}{' '}
            <Link to="/sign-up" search={{ to }}>
              {t('auth.signUp')}
            </Link>
          </>
        )
      }
    >
      {session && session.oidc.length > 0 && (
        <>
          <div className={styles.providers}>
            {session.oidc.map(({ id, name }) => (
              <a
                key={id}
                className={buttonClass({ wide: true })}
                href={`/api/account/oidc/${encodeURIComponent(id)}/start?to=${encodeURIComponent(safeTarget(to))}`}
              >
                {t('auth.with', { name })}
              </a>
            ))}
          </div>
          <p className={styles.or}>{t('auth.or')}</p>
        </>
      )}
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
        <Field
          label={t('auth.password')}
          error={errors.password}
          aside={<Link to="/forgot">{t('auth.forgotLink')}</Link>}
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              name="password"
              autoComplete="current-password"
              required
              showLabel={t('auth.show')}
              hideLabel={t('auth.hide')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('auth.signIn')}
        </Button>
      </form>
    </AuthFrame>
  );
}
