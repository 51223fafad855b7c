import type { ControlIds } from '../../ui/Field.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { FormField } from '../field-types.ts';
import { fromSlider, toSlider } from '../slider-scale.ts';
import styles from './controls.module.css';

interface NumberControlProps {
  field: Extract<FormField, { kind: 'number' }>;
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  ids: ControlIds;
}

/** A slider for about, a field for exactly. Without a value the service decides. */
export function NumberControl({ field, label, value, onChange, ids }: NumberControlProps) {
  const { min, max, step } = field;
  const shown = value ?? field.default;
  return (
    <div className={styles.number}>
      <Slider
        label={label}
        min={0}
        max={1000}
        value={toSlider(shown ?? min, min, max)}
        onChange={(at) => onChange(fromSlider(at, min, max, step))}
      />
      <TextInput
        {...ids}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        className={styles.numberInput}
        min={min}
        max={max}
        step={step ?? 'any'}
        placeholder="auto"
        value={shown ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </div>
  );
}
