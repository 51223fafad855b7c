import type { TaskListItem } from '@claywork/sdk';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../ui/Segmented.tsx';
import { FieldControl } from './controls/FieldControl.tsx';
import type { FormField, OpForm } from './field-types.ts';
import type { Values } from './form-values.ts';
import styles from './OpFormView.module.css';
import { fieldLabel } from './words.ts';

interface OpFormViewProps {
  form: OpForm;
  values: Values;
  onChange: (name: string, value: unknown) => void;
  /** The alternative that is open, by its field. */
  source: string | undefined;
  onSource: (name: string) => void;
  /** The sentence for a field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Credits that switches add, by field. */
  addons: Readonly<Record<string, number>>;
  input: TaskListItem | undefined;
}

/** An op's form: what goes in, what leads, and the rest folded away. */
export function OpFormView(props: OpFormViewProps) {
  const { form, values, onChange, source, onSource, errors, addons, input } = props;
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  const open = form.sources.find((field) => field.name === source) ?? form.sources[0];
  const used = form.more.filter((field) => values[field.name] !== undefined && values[field.name] !== '').length;
  const wrong = form.more.some((field) => errors[field.name]);
  const control = (field: FormField) => {
    const credits = field.kind === 'toggle' ? addons[field.name] : undefined;
    return (
      <FieldControl
        key={`${form.op}.${field.name}`}
        field={field}
        value={values[field.name]}
        onChange={(value) => onChange(field.name, value)}
        error={errors[field.name]}
        price={credits ? t('form.adds', { count: credits }) : undefined}
        input={input}
      />
    );
  };
  return (
    <div className={styles.form}>
      {form.sources.length > 1 && (
        <Segmented
          label={t('form.startFrom')}
          value={open?.name}
          onChange={onSource}
          options={form.sources.map(({ name }) => ({ value: name, label: fieldLabel(t, name, form.op) }))}
        />
      )}
      {open && control(open)}
      {form.main.map(control)}
      {form.more.length > 0 && (
        <Collapsible.Root open={unfolded || wrong} onOpenChange={setUnfolded}>
          <Collapsible.Trigger className={styles.fold}>
            <ChevronDown aria-hidden />
            {t('form.more')}
            {used > 0 && <span className={styles.used}>{t('form.used', { count: used })}</span>}
          </Collapsible.Trigger>
          <Collapsible.Content className={styles.more}>{form.more.map(control)}</Collapsible.Content>
        </Collapsible.Root>
      )}
    </div>
  );
}
