import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { useAuthForm } from '../../auth/use-auth-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/states.tsx';
import { PasswordInput } from '../../ui/TextInput.tsx';

interface RevealDialogProps {
  open: boolean;
  onClose: () => void;
  onKey: (key: string) => void;
}

/** Asks for the password before the key is shown. */
export function RevealDialog({ open, onClose, onKey }: RevealDialogProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const { busy, errors, submit } = useAuthForm(['password'], async () => {
    const { key } = await client.account.revealKey({ password });
    setPassword('');
    onKey(key);
  });
  const close = () => {
    setPassword('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('account.revealTitle')}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form="reveal-key" variant="primary" busy={busy}>
            {t('account.reveal')}
          </Button>
        </>
      }
    >
      <form id="reveal-key" onSubmit={submit}>
        {errors.form && <Notice tone="bad">{errors.form}</Notice>}
        <Field label={t('auth.password')} error={errors.password}>
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
      </form>
    </Dialog>
  );
}
