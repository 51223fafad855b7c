import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/Button.tsx';
import type { ControlIds } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { randomSeed } from '../random-seed.ts';
import styles from './controls.module.css';

/** A seed: empty is one that is drawn by the service. */
export function SeedControl({ value, onChange, ids }: SeedControlProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.seed}>
      <TextInput
        {...ids}
        type="number"
        inputMode="numeric"
        min={0}
        max={2147483647}
        placeholder={t('form.drawn')}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Math.trunc(Number(event.target.value)))}
      />
      <Tooltip text={t('form.drawSeed')}>
        <IconButton icon={Dices} label={t('form.drawSeed')} onClick={() => onChange(randomSeed())} />
      </Tooltip>
    </div>
  );
}

interface SeedControlProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  ids: ControlIds;
}
