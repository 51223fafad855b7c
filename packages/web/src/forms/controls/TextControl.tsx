import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import type { FormField } from '../field-types.ts';
import { fieldHelp } from '../help-words.ts';
import { fieldLabel } from '../words.ts';

interface TextControlProps {
  field: Extract<FormField, { kind: 'text' }>;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
}

/** From this share of what is allowed the counter shows. */
const COUNTED = 0.6;

/** Words: several lines where there is much to say, with a counter when it comes near the end. */
export function TextControl({ field, value = '', onChange, error }: TextControlProps) {
  const { t } = useTranslation();
  const count = [...value].length;
  const over = field.max !== undefined && count > field.max;
  const counted = field.max !== undefined && count > field.max * COUNTED;
  const leading = field.long && (field.max ?? 0) >= 300;
  const label = fieldLabel(t, field.name, field.op);
  return (
    <Field
      label={label}
      optional={field.required ? undefined : t('common.optional')}
      help={leading && field.required ? undefined : fieldHelp(t, field)}
      error={over ? t('form.tooLong', { max: field.max }) : error}
      aside={counted ? `${count} / ${field.max}` : undefined}
    >
      {(ids) =>
        leading ? (
          <TextArea
            {...ids}
            rows={field.required ? 4 : 3}
            value={value}
            placeholder={field.example && t('form.example', { example: field.example })}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <TextInput {...ids} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
