import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';
import styles from './Toaster.module.css';
import { toastStore } from './toast-store.ts';

/** Where toasts appear; stands once, in the shell. */
export function Toaster() {
  const { t } = useTranslation();
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <Toast.Provider duration={6000} label={t('common.notifications')}>
      {messages.map((message) => (
        <Toast.Root
          key={message.id}
          className={styles.toast}
          data-tone={message.tone}
          type={message.tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && toastStore.drop(message.id)}
        >
          {message.tone === 'good' && <CircleCheck aria-hidden className={styles.icon} />}
          {message.tone === 'bad' && <CircleAlert aria-hidden className={styles.icon} />}
          <Toast.Description className={styles.text}>{message.text}</Toast.Description>
          {message.action && (
            <Toast.Action altText={message.action.label} asChild>
              <Button size="sm" variant="quiet" onClick={message.action.run}>
                {message.action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <IconButton icon={X} label={t('common.close')} size="sm" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} label={`${t('common.notifications')} ({hotkey})`} />
    </Toast.Provider>
  );
}
