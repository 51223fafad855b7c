import { wrap } from '../io/table.ts';
import type { Field, OpDescription } from './describe-ops.ts';
import { type Flag, flagsOf } from './flags.ts';

const INDENT = 28;

/** What an op is, and every flag of it. */
export function opHelp(op: OpDescription, columns: number): string {
  const lines = flagsOf(op).map((flag) => flagHelp(op, flag, columns));
  return `${op.name}: ${wrap(op.summary, columns, 0)}

Usage: claywork run ${op.name} ${op.required.map((name) => usage(name, op.fields[name]!)).join(' ')} [options] [-o FILE]

${lines.join('\n')}

Where a task or a token is wanted, a file does too: it is uploaded. "last" is your newest task that fits.
`;
}

function flagHelp(op: OpDescription, { name, path, field, aliases }: Flag, columns: number): string {
  const shown = field.type === 'boolean' ? `--${name}` : `--${name} ${valueName(field)}`;
  const short = aliases.find((alias) => alias !== path[0] && !alias.includes('_'));
  const notes = [
    path.length === 1 && op.required.includes(path[0]!) && 'Required.',
    field.description,
    field.enum && `One of ${field.enum.join(', ')}.`,
    field.type === 'array' && 'May be repeated, or be JSON.',
    field.type === 'object' && 'As JSON, or by the flags below.',
    field['x-input']?.from && `From ${field['x-input'].from.join(', ')}.`,
    field.default !== undefined && field.default !== '' && `Default: ${field.default}.`,
    field.default === true && `Off with --no-${name}.`,
    short && `Also --${short}.`,
  ];
  const text = wrap(notes.filter(Boolean).join(' '), columns, INDENT);
  const head = `  ${shown}`;
  return head.length < INDENT - 1 ? head.padEnd(INDENT) + text : `${head}\n${' '.repeat(INDENT)}${text}`;
}

function valueName(field: Field): string {
  if (field['x-input']) return field['x-input'].kind === 'task' ? 'TASK|FILE' : 'FILE';
  if (field.type === 'integer' || field.type === 'number') return 'N';
  if (field.type === 'object') return 'JSON';
  return field.type === 'array' && field.items?.type === 'object' ? 'JSON' : 'TEXT';
}

function usage(name: string, field: Field): string {
  return `--${name.replaceAll('_', '-')} ${valueName(field)}`;
}
