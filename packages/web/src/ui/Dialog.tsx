import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title; leave it out where the title says it all. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the one to press last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** No cross, and neither Escape nor a press outside closes: for what must be read. */
  mustAnswer?: boolean;
}

/** A window above the page: from below on a phone, in the middle elsewhere. Focus stays in it and returns. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, size = 'md', mustAnswer } = props;
  const { t } = useTranslation();
  const stay = (event: Event) => mustAnswer && event.preventDefault();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.veil} />
        <Primitive.Content
          className={classes(styles.window, styles[size])}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <div>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {description && (
                <Primitive.Description className={styles.description}>{description}</Primitive.Description>
              )}
            </div>
            {!mustAnswer && (
              <Primitive.Close asChild>
                <IconButton icon={X} label={t('common.close')} size="sm" />
              </Primitive.Close>
            )}
          </header>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
