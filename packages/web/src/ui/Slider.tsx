import { Slider as Primitive } from 'radix-ui';
import type { ControlIds } from './Field.tsx';
import styles from './Slider.module.css';

interface SliderProps extends Partial<ControlIds> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  label: string;
}

/** A number in a range where about is enough; put a number field beside it where it is not. */
export function Slider({ value, onChange, min, max, step = 1, label, ...ids }: SliderProps) {
  return (
    <Primitive.Root
      className={styles.root}
      value={[Math.min(max, Math.max(min, value))]}
      onValueChange={([next]) => onChange(next)}
      min={min}
      max={max}
      step={step}
    >
      <Primitive.Track className={styles.track}>
        <Primitive.Range className={styles.range} />
      </Primitive.Track>
      <Primitive.Thumb className={styles.thumb} aria-label={label} aria-describedby={ids['aria-describedby']} />
    </Primitive.Root>
  );
}
