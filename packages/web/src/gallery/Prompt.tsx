import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { toast } from '../ui/toast-store.ts';
import styles from './Prompt.module.css';

/** The words that it came from, to be copied. */
export function Prompt({ text }: { text: string }) {
  const { t } = useTranslation();
  const copy = async () =>
    (await copyText(text)) ? toast(t('gallery.promptCopied'), 'good') : toast(t('gallery.copyFailed'), 'bad');
  return (
    <section className={styles.prompt}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('gallery.prompt')}</h2>
        <IconButton icon={Copy} size="sm" label={t('gallery.copyPrompt')} onClick={() => void copy()} />
      </header>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
