import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyQuery } from '../account/queries.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast-store.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './auth-form.module.css';

interface KeyShownProps {
  apiKey: string;
  title: string;
  lead: string;
  onSaved: () => Promise<void>;
}

/** A new key: copy it and go on. Where no copy of it is kept, say first that it is saved. */
export function KeyShown({ apiKey, title, lead, onSaved }: KeyShownProps) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data, isPending } = useQuery({ ...keyQuery, staleTime: 0 });
  const again = data?.revealable === true;
  const copy = async () => {
    if (await copyText(apiKey)) toast(t('auth.copied'), 'good');
    // it stands there to be selected
    else toast(t('auth.copyByHand'));
  };
  return (
    <AuthFrame title={title} lead={lead}>
      <div className={styles.key}>
        <code data-testid="api-key">{apiKey}</code>
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          {t('auth.copy')}
        </Button>
      </div>
      {again && <p className={styles.note}>{t('auth.keyAgain')}</p>}
      {!again && !isPending && (
        <label className={styles.check}>
          <input type="checkbox" checked={saved} onChange={(event) => setSaved(event.target.checked)} />
          {t('auth.saved')}
        </label>
      )}
      <Button
        variant="primary"
        size="lg"
        wide
        disabled={!again && !saved}
        busy={busy}
        onClick={() => {
          setBusy(true);
          void onSaved().finally(() => setBusy(false));
        }}
      >
        {t('auth.enter')}
      </Button>
    </AuthFrame>
  );
}
