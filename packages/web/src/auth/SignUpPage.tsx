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
import { KeyShown } from './KeyShown.tsx';
import { safeTarget } from './safe-target.ts';
import { useAuthForm } from './use-auth-form.ts';

const route = getRouteApi('/sign-up');

/** Becoming a member; the key is shown once, then the studio opens. */
export function SignUpPage() {
  const { t } = useTranslation();
  const { to, invite: invited } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [invite, setInvite] = useState(invited ?? '');
  const [key, setKey] = useState<string>();
  const { busy, errors, submit } = useAuthForm(['email', 'password', 'invite'], async () => {
    const body = { email: email.trim(), password, ...(invite.trim() && { invite: invite.trim() }) };
    setKey((await client.account.signUp(body)).key);
  });
  const enter = async () => {
    queries.clear();
    await queries.fetchQuery(sessionQuery);
    router.history.push(safeTarget(to));
  };
  if (key) return <KeyShown apiKey={key} title={t('auth.keyTitle')} lead={t('auth.keyLead')} onSaved={enter} />;
  if (session?.signup === 'closed')
    return (
      <AuthFrame title={t('auth.closedTitle')} lead={t('auth.closedText')}>
        <Link to="/sign-in" className={buttonClass({ variant: 'primary' })}>
          {t('auth.signIn')}
        </Link>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t('auth.join')}
      lead={t('auth.joinLead')}
      foot={
        <>
          {t('auth.haveAccount')}{' '}
          <Link to="/sign-in" search={{ to }}>
            {t('auth.signIn')}
          </Link>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit}>
        {errors.form && <Notice tone="bad">{errors.form}</Notice>}
        {(session?.signup === 'invite' || invite) && (
          <Field label={t('auth.invite')} help={t('auth.inviteHelp')} error={errors.invite}>
            {(ids) => (
              <TextInput {...ids} required value={invite} onChange={(event) => setInvite(event.target.value)} />
            )}
          </Field>
        )}
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
        <Field label={t('auth.password')} help={t('auth.passwordHelp')} error={errors.password}>
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
          {t('auth.signUp')}
        </Button>
      </form>
    </AuthFrame>
  );
}
