import { Slider as RadixSlider, Toolbar, Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './controls.module.css';

/** A button of the toolbar with a picture and its name as a tip. `pressed`: for those that stay down. */
export function ToolButton(props: {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tip label={props.label}>
      <Toolbar.Button
        type="button"
        className={styles.tool}
        aria-label={props.label}
        aria-pressed={props.pressed}
        aria-expanded={props.expanded}
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.children}
      </Toolbar.Button>
    </Tip>
  );
}

/** A button with a picture, outside of toolbars. `quiet`: its picture alone says whether it is pressed. */
export function IconButton(props: {
  label: string;
  pressed?: boolean;
  quiet?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tip label={props.label}>
      <button
        type="button"
        className={props.quiet ? `${styles.tool} ${styles.quiet}` : styles.tool}
        aria-label={props.label}
        aria-pressed={props.pressed}
        disabled={props.disabled}
        onClick={props.onClick}
      >
        {props.children}
      </button>
    </Tip>
  );
}

function Tip(props: { label: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{props.children}</Tooltip.Trigger>
      <Tooltip.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
        {props.label}
      </Tooltip.Content>
    </Tooltip.Root>
  );
}

/** A value between two others. `text`: what is said of it. */
export function Slider(props: {
  label: string;
  value: number;
  max: number;
  step: number;
  text?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  return (
    <RadixSlider.Root
      className={styles.slider}
      min={0}
      max={props.max}
      step={props.step}
      value={[props.value]}
      disabled={props.disabled}
      onValueChange={([value]) => props.onChange(value)}
    >
      <RadixSlider.Track className={styles.track}>
        <RadixSlider.Range className={styles.range} />
      </RadixSlider.Track>
      <RadixSlider.Thumb className={styles.thumb} aria-label={props.label} aria-valuetext={props.text} />
    </RadixSlider.Root>
  );
}
