import type { TaskListItem } from '@claywork/sdk';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../ui/Combobox.tsx';
import type { ControlIds } from '../../ui/Field.tsx';
import type { FormField } from '../field-types.ts';
import { fitting, partsOf } from '../list-options.ts';
import { plain } from '../words.ts';

interface ListControlProps {
  field: Extract<FormField, { kind: 'list' }>;
  label: string;
  input: TaskListItem | undefined;
  value: string[];
  onChange: (value: string[]) => void;
  ids: ControlIds;
}

/** Several of a list: of the configuration, or of the input's parts; where neither is known, words are typed. */
export function ListControl({ field, label, input, value, onChange, ids }: ListControlProps) {
  const { t } = useTranslation();
  const names = field.parts ? partsOf(input) : fitting(field.options, input);
  const options = names.map((name) => {
    const middle = name.split(':').slice(1, -1).join(' ');
    return { value: name, label: field.parts ? name : plain(name), hint: middle ? plain(middle) : undefined };
  });
  return (
    <Combobox
      {...ids}
      label={label}
      values={value}
      onChange={onChange}
      options={options}
      max={field.max}
      free={names.length === 0}
      placeholder={names.length ? t('form.search', { count: names.length }) : t('form.typeNames')}
    />
  );
}
