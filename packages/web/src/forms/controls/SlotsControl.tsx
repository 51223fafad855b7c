import { useTranslation } from 'react-i18next';
import type { PictureValue, Values } from '../form-values.ts';
import { choiceLabel } from '../words.ts';
import styles from './controls.module.css';
import { PictureControl } from './PictureControl.tsx';

/** A picture for each name: front, left, back, right. */
export function SlotsControl({ slots, value, onChange }: SlotsControlProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.slots}>
      {slots.map((slot) => {
        const label = choiceLabel(t, 'view', slot);
        return (
          <figure key={slot} className={styles.slot}>
            <PictureControl
              field={{}}
              compact
              label={label}
              drop={label}
              value={value[slot] as PictureValue | undefined}
              onChange={(picture) => onChange({ ...value, [slot]: picture })}
            />
            {value[slot] !== undefined && <figcaption>{label}</figcaption>}
          </figure>
        );
      })}
    </div>
  );
}

interface SlotsControlProps {
  slots: readonly string[];
  value: Values;
  onChange: (value: Values) => void;
}
