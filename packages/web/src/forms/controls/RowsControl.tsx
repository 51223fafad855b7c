import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { FormField } from '../field-types.ts';
import type { Values } from '../form-values.ts';
import styles from './controls.module.css';

interface RowsControlProps {
  field: Extract<FormField, { kind: 'rows' }>;
  value: readonly Values[];
  onChange: (value: Values[]) => void;
  /** The control of a field of a row. */
  control: (field: FormField, value: unknown, onChange: (value: unknown) => void) => ReactNode;
}

/** The same few fields several times. */
export function RowsControl({ field, value, onChange, control }: RowsControlProps) {
  const { t } = useTranslation();
  const rows = value.length ? value : [{}];
  const set = (i: number, row: Values) => onChange(rows.map((old, at) => (at === i ? row : old)));
  return (
    <div className={styles.rows}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names and keep their order
        <div key={i} className={styles.row}>
          <div className={styles.rowFields}>
            {field.fields.map((inner) =>
              control(inner, row[inner.name], (next) => set(i, { ...row, [inner.name]: next })),
            )}
          </div>
          {rows.length > 1 && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('common.remove', { name: String(i + 1) })}
              onClick={() => onChange(rows.filter((_, at) => at !== i))}
            />
          )}
        </div>
      ))}
      {rows.length < field.max && (
        <Button size="sm" icon={Plus} className={styles.start} onClick={() => onChange([...rows, {}])}>
          {t('form.addRow')}
        </Button>
      )}
    </div>
  );
}
