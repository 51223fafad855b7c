import { ClayworkError } from '@claywork/sdk';
import { type FormEvent, useState } from 'react';

interface AuthForm {
  busy: boolean;
  /** The sentence for a field, or, under `form`, for all of them. */
  errors: Readonly<Record<string, string | undefined>>;
  submit: (event: FormEvent) => void;
}

/** Sends a small form once at a time; a refusal that names one of `fields` goes to it. */
export function useAuthForm(fields: readonly string[], send: () => Promise<void>): AuthForm {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<AuthForm['errors']>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    send()
      .catch((error: unknown) => {
        const text = error instanceof ClayworkError ? error.error : String(error);
        const [, name, rest] = /^(\w+)(?:\.[\w.]+)?: (.*)$/s.exec(text) ?? [];
        setErrors({ [name && fields.includes(name) ? name : 'form']: capital(rest ?? text) });
      })
      .finally(() => setBusy(false));
  };
  return { busy, errors, submit };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
