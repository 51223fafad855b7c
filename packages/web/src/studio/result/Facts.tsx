import type { TaskListItem } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paramsOf } from '../../forms/task-title.ts';
import { choiceLabel, fieldLabel } from '../../forms/words.ts';
import { bytesText } from '../when.ts';
import styles from './Facts.module.css';

type Row = { name: string; value: string; task?: string };

/** Parameters that were given, what the result tells of itself, when and for how much. */
export function Facts({ task }: { task: TaskListItem }) {
  const { t, i18n } = useTranslation();
  const given = Object.entries(paramsOf(task)).flatMap(
    ([name, value]) => row(t, i18n.language, task.op, name, value) ?? [],
  );
  const told = Object.entries(task.output as Record<string, unknown>).flatMap(
    ([name, value]) => row(t, i18n.language, task.op, name, value) ?? [],
  );
  const time = (iso: string) =>
    new Date(iso).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const about: Row[] = [
    {
      name: t('result.cost'),
      value:
        task.status === 'failed'
          ? t('shelf.refunded', { count: task.cost })
          : t('balance.credits', { count: task.cost }),
    },
    { name: t('form.visibility'), value: t(task.visibility === 'public' ? 'studio.public' : 'studio.private') },
    { name: t('result.created'), value: time(task.created_at) },
    ...(task.finished_at
      ? [{ name: t('result.took'), value: seconds(task.created_at, task.finished_at, i18n.language) }]
      : []),
  ];
  return (
    <>
      <List title={t('result.given')} rows={given} />
      <List title={t('result.told')} rows={told} />
      <List title={t('result.task')} rows={about} />
    </>
  );
}

function List({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (!rows.length) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.list}>
        {rows.map(({ name, value, task }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              {task ? (
                <Link to="/studio/$taskId" params={{ taskId: task }}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Plain values as words; what is nested says how many, what is a token says nothing to people. */
function row(t: TFunction, language: string, op: string, name: string, value: unknown): Row[] | undefined {
  const label = fieldLabel(t, name, op);
  if (name === 'op' || name === 'visibility' || /_token$/.test(name) || value === '' || value === null)
    return undefined;
  if (typeof value === 'string' && /^tsk_/.test(value)) return [{ name: label, value: t('result.open'), task: value }];
  if (typeof value === 'boolean') return [{ name: label, value: t(value ? 'result.yes' : 'result.no') }];
  if (name === 'bytes' && typeof value === 'number') return [{ name: label, value: bytesText(value, language) }];
  if (typeof value === 'number')
    return [
      {
        name: label,
        value: name === 'seed' ? String(value) : value.toLocaleString(language, { maximumFractionDigits: 3 }),
      },
    ];
  if (typeof value === 'string') return [{ name: label, value: choiceLabelOrText(t, name, value) }];
  if (Array.isArray(value) && value.length) {
    const names = value.map((item: unknown) =>
      typeof item === 'string' ? item : (item as { name?: unknown } | null)?.name,
    );
    return [
      { name: label, value: names.every((n) => typeof n === 'string') ? names.join(', ') : String(value.length) },
    ];
  }
  return undefined;
}

/** A choice by its name; a sentence as it is. */
function choiceLabelOrText(t: TFunction, name: string, value: string): string {
  return /^[\w:+-]+$/.test(value) ? choiceLabel(t, name, value) : value;
}

function seconds(from: string, to: string, language: string): string {
  const value = Math.max(0, Date.parse(to) - Date.parse(from)) / 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
