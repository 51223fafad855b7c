import type { TaskListItem } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { FormField } from '../field-types.ts';
import type { ModelValue, PictureValue, Values } from '../form-values.ts';
import { fieldHelp, helpOfChoice, optionsWithHelp } from '../help-words.ts';
import { fieldLabel } from '../words.ts';
import { ListControl } from './ListControl.tsx';
import { ModelControl } from './ModelControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { PicturesControl } from './PicturesControl.tsx';
import { RowsControl } from './RowsControl.tsx';
import { SeedControl } from './SeedControl.tsx';
import { SlotsControl } from './SlotsControl.tsx';
import { TaskControl } from './TaskControl.tsx';
import { TextControl } from './TextControl.tsx';

export interface FieldControlProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string;
  /** What it adds to the price, in words. */
  price?: string;
  /** The task that the form works on, once it is chosen: its parts and its kind of body shape other fields. */
  input?: TaskListItem;
}

/** More options than these are a list to open. */
const SEGMENTS_MAX = 5;
const SEGMENT_LETTERS_MAX = 34;

/** The control of a field, by its kind. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, onChange, error, price, input } = props;
  const { t } = useTranslation();
  const label = fieldLabel(t, field.name, field.op);
  const help = fieldHelp(t, field);
  const shared = { label, help, error };
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} value={value as string | undefined} onChange={onChange} error={error} />;
    case 'choice':
      return <ChoiceControl {...props} field={field} />;
    case 'toggle':
      return (
        <Switch
          {...shared}
          label={price ? `${label} (${price})` : label}
          checked={(value as boolean | undefined) ?? field.default}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <Field {...shared}>
          {(ids) => (
            <NumberControl
              field={field}
              label={label}
              value={value as number | undefined}
              onChange={onChange}
              ids={ids}
            />
          )}
        </Field>
      );
    case 'seed':
      return (
        <Field {...shared}>
          {(ids) => <SeedControl value={value as number | undefined} onChange={onChange} ids={ids} />}
        </Field>
      );
    case 'picture':
      return (
        <FieldGroup legend={label} error={error} help={field.required || field.task ? undefined : help}>
          <PictureControl field={field} value={value as PictureValue | undefined} onChange={onChange} label={label} />
        </FieldGroup>
      );
    case 'pictures':
      return (
        <FieldGroup legend={label} error={error} help={help}>
          <PicturesControl max={field.max} value={(value as PictureValue[] | undefined) ?? []} onChange={onChange} />
        </FieldGroup>
      );
    case 'slots':
      return (
        <FieldGroup legend={label} error={error} help={help}>
          <SlotsControl slots={field.slots} value={(value ?? {}) as Values} onChange={onChange} />
        </FieldGroup>
      );
    case 'task':
      return (
        <FieldGroup legend={label} error={error}>
          <TaskControl
            from={field.from}
            formats={field.formats}
            value={value as string | undefined}
            onChange={onChange}
          />
        </FieldGroup>
      );
    case 'model':
      return (
        <FieldGroup legend={label} error={error}>
          <ModelControl value={value as ModelValue | undefined} onChange={onChange} />
        </FieldGroup>
      );
    case 'list':
      return (
        <Field {...shared}>
          {(ids) => (
            <ListControl
              field={field}
              label={label}
              input={input}
              value={(value as string[] | undefined) ?? []}
              onChange={onChange}
              ids={ids}
            />
          )}
        </Field>
      );
    case 'rows':
      return (
        <FieldGroup legend={label} error={error} help={help}>
          <RowsControl
            field={field}
            value={(value as Values[] | undefined) ?? []}
            onChange={onChange}
            control={(inner, innerValue, set) => (
              <FieldControl key={inner.name} field={inner} value={innerValue} onChange={set} />
            )}
          />
        </FieldGroup>
      );
  }
}

function ChoiceControl({
  field,
  value,
  onChange,
  error,
}: FieldControlProps & { field: Extract<FormField, { kind: 'choice' }> }) {
  const { t } = useTranslation();
  const label = fieldLabel(t, field.name, field.op);
  const options = optionsWithHelp(t, field.name, field.help, field.options);
  // optional and without a default: the service decides
  const open = !field.required && field.default === undefined;
  const all = open ? [{ value: '', label: t('form.auto') }, ...options] : options;
  const change = (next: string) =>
    onChange(next === '' ? undefined : field.options.find((option) => String(option) === next));
  const shown = String(value ?? field.default ?? '');
  const help = helpOfChoice(t, field, shown);
  const letters = all.reduce((sum, option) => sum + option.label.length, 0);
  if (all.length <= SEGMENTS_MAX && letters <= SEGMENT_LETTERS_MAX)
    return (
      <FieldGroup legend={label} help={help} error={error}>
        <Segmented label={label} value={shown} onChange={change} options={all} />
      </FieldGroup>
    );
  // a list can hold no empty value
  const listed = open ? [{ value: 'auto:', label: t('form.auto') }, ...options] : options;
  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <Select
          {...ids}
          value={shown || (open ? 'auto:' : undefined)}
          placeholder={t('form.choose')}
          options={listed}
          onChange={(next) => change(next === 'auto:' ? '' : next)}
        />
      )}
    </Field>
  );
}
