import { useTranslation } from 'react-i18next';
import type { OpForm } from '../../forms/field-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './MakeBar.module.css';

interface MakeBarProps {
  form: OpForm;
  visibility: OpForm['visibility'];
  onVisibility: (visibility: string) => void;
  /** Exactly, once it is known. */
  cost: number | undefined;
  /** At least. */
  least: number | undefined;
  busy: boolean;
  disabled: boolean;
}

/** Who may see it, what it costs, and the button. */
export function MakeBar({ visibility, onVisibility, cost, least, busy, disabled }: MakeBarProps) {
  const { t } = useTranslation();
  const words =
    cost === 0 || (cost === undefined && least === 0)
      ? t('studio.free')
      : cost !== undefined
        ? t('balance.credits', { count: cost })
        : least !== undefined && t('studio.fromCredits', { count: least });
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Select
          size="sm"
          label={t('form.visibility')}
          value={visibility}
          onChange={onVisibility}
          options={[
            { value: 'public', label: t('studio.publicChoice'), hint: t('studio.publicHint') },
            { value: 'private', label: t('studio.privateChoice'), hint: t('studio.privateHint') },
          ]}
        />
        <span className={styles.cost} aria-live="polite">
          {words}
        </span>
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={disabled}>
        {t('studio.make')}
      </Button>
    </div>
  );
}
