import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** A key that is shown this once: copy it, say that it is kept, go on. */
export function KeyShown({ apiKey, title, lead, onSaved }: KeyShownProps) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
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
      <label className={styles.check}>
        <input type="checkbox" checked={saved} onChange={(event) => setSaved(event.target.checked)} />
        {t('auth.saved')}
      </label>
      <Button
        variant="primary"
        size="lg"
        wide
        disabled={!saved}
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
