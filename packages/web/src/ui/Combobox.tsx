import { Check, Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Combobox.module.css';
import type { ControlIds } from './Field.tsx';
import type { Option } from './Select.tsx';

interface ComboboxProps extends Partial<ControlIds> {
  values: readonly string[];
  onChange: (values: string[]) => void;
  options: readonly Option[];
  max?: number;
  placeholder?: string;
  label: string;
  /** Words that stand in no list may be entered too. */
  free?: boolean;
}

/** Several of a long list, found by typing; what is chosen stands above as chips. */
export function Combobox({ values, onChange, options, max = 99, placeholder, label, free, ...ids }: ComboboxProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const full = values.length >= max;
  const found = useMemo(() => matching(options, query, free), [options, query, free]);
  const toggle = (value: string) => {
    if (values.includes(value)) onChange(values.filter((v) => v !== value));
    else if (!full) onChange([...values, value]);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % Math.max(1, found.length);
      setAt(next);
      box.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && found[at]) {
      event.preventDefault();
      toggle(found[at].value);
      if (query) setQuery('');
    } else if (event.key === 'Backspace' && !query && values.length) onChange(values.slice(0, -1));
  };
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <div className={styles.box} ref={box}>
      {values.length > 0 && (
        <ul className={styles.chips}>
          {values.map((value) => (
            <li key={value} className={styles.chip}>
              {labelOf(value)}
              <button
                type="button"
                aria-label={t('common.remove', { name: labelOf(value) })}
                onClick={() => toggle(value)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          {...ids}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          value={query}
          placeholder={full ? t('common.full', { count: max }) : placeholder}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <div id={listId} role="listbox" tabIndex={-1} aria-label={label} aria-multiselectable className={styles.list}>
        {found.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, as of every combobox
          <div
            key={option.value}
            id={`${listId}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={values.includes(option.value)}
            aria-disabled={full && !values.includes(option.value)}
            className={styles.option}
            data-at={i === at || undefined}
            onClick={() => toggle(option.value)}
          >
            <span>{option.label}</span>
            {option.hint && <small>{option.hint}</small>}
            {values.includes(option.value) && <Check aria-hidden />}
          </div>
        ))}
        {!found.length && <p className={styles.none}>{t('common.nothingFound', { query })}</p>}
      </div>
    </div>
  );
}

function matching(options: readonly Option[], query: string, free?: boolean): readonly Option[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((option) => {
    const text = `${option.label} ${option.hint ?? ''} ${option.value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const typed = query.trim();
  return free && typed && !options.some((option) => option.value === typed)
    ? [{ value: typed, label: typed }, ...found]
    : found;
}
