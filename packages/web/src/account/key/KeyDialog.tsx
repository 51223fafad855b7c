import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './KeyCard.module.css';

/** A key in clear, while the window is open. */
export function KeyDialog({ apiKey, onClose }: { apiKey: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(apiKey ?? '')) toast(t('auth.copied'), 'good');
    // it stands there to be selected
    else toast(t('auth.copyByHand'));
  };
  return (
    <Dialog
      open={apiKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('account.key')}
      description={t('account.keyShown')}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copy()}>
            {t('auth.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('account.done')}
          </Button>
        </>
      }
    >
      <code className={styles.code} data-testid="api-key">
        {apiKey}
      </code>
    </Dialog>
  );
}
