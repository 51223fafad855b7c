import type { EngineConfig } from '@claywork/sdk';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpForm } from '../../forms/field-types.ts';
import { opTitle } from '../../forms/words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './OpPicker.module.css';
import { laneOf, leastCost, opIcon } from './op-look.ts';

interface OpPickerProps {
  forms: ReadonlyMap<string, OpForm>;
  config: EngineConfig;
  op: string;
  onPick: (op: string) => void;
}

/** What is to be made, out of all that the service can do. */
export function OpPicker({ forms, config, op, onPick }: OpPickerProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const Icon = opIcon(op, laneOf(config, op));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...forms.values()].sort(byNeed).filter((form) => {
    const text = `${form.op} ${opTitle(t, form.op)} ${form.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const lanes = Object.keys(config.lanes).filter((lane) => found.some((form) => laneOf(config, form.op) === lane));
  return (
    <>
      <button type="button" className={styles.current} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
        <span className={styles.text}>
          <strong>{opTitle(t, op)}</strong>
          <small>{forms.get(op)?.summary}</small>
        </span>
        <span className={styles.change}>
          {t('studio.change')}
          <ChevronsUpDown aria-hidden className={styles.chevron} />
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('studio.pickTitle')} size="lg">
        <TextInput
          type="search"
          aria-label={t('studio.searchOps')}
          placeholder={t('studio.searchOps')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {lanes.map((lane) => (
          <section key={lane} className={styles.lane}>
            <h3 className={styles.laneTitle}>{t(`lane.${lane}`, { defaultValue: lane })}</h3>
            <ul className={styles.ops}>
              {found
                .filter((form) => laneOf(config, form.op) === lane)
                .map((form) => (
                  <li key={form.op}>
                    <OpCard
                      form={form}
                      config={config}
                      current={form.op === op}
                      onPick={() => {
                        onPick(form.op);
                        setOpen(false);
                        setQuery('');
                      }}
                    />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {lanes.length === 0 && <p className={styles.none}>{t('common.nothingFound', { query })}</p>}
      </Dialog>
    </>
  );
}

/** What needs nothing but words first, then what begins with a picture or a file, then what goes on with earlier work. */
function byNeed(a: OpForm, b: OpForm): number {
  const need = ({ sources: [source] }: OpForm) => (!source ? 0 : source.kind === 'task' ? 2 : 1);
  return need(a) - need(b);
}

function OpCard({ form, config, current, onPick }: OpCardProps) {
  const { t } = useTranslation();
  const Icon = opIcon(form.op, laneOf(config, form.op));
  const cost = leastCost(config, form.op);
  return (
    <button type="button" className={styles.op} onClick={onPick} aria-current={current || undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <span className={styles.text}>
        <strong>{opTitle(t, form.op)}</strong>
        <small>{form.summary}</small>
      </span>
      <span className={styles.cost}>
        {cost === 0 ? t('studio.free') : cost !== undefined && t('studio.from', { count: cost })}
      </span>
    </button>
  );
}

interface OpCardProps {
  form: OpForm;
  config: EngineConfig;
  current: boolean;
  onPick: () => void;
}
