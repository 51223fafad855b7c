import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What a schema makes of a value, or the first thing wrong with it that names the field:
 * `prompt: must be at least 3 characters`.
 */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): { value: z.output<S> } | { error: string } {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { value: result.data } : { error: issueSentence(result.error.issues) };
}

function issueSentence(issues: readonly Issue[]): string {
  const issue = issues[0]!;
  const field = fieldName(issue.path);
  return field ? `${field}: ${reason(issue)}` : reason(issue);
}

/** `views.front`, `prompts[0].view`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at ? '.' : ''}${String(step)}`)).join('');
}

function reason(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'custom':
    case 'invalid_format':
      return issue.message;
    default:
      return 'is not valid';
  }
}

const NOUNS: Readonly<Record<string, string>> = {
  int: 'an integer',
  object: 'an object',
  array: 'an array',
  record: 'an object',
};

function withArticle(expected: string): string {
  return NOUNS[expected] ?? `a ${expected}`;
}

function oneOf(values: readonly unknown[]): string {
  const list = values.map(String).join(', ');
  return values.length === 1 ? list : `one of ${list}`;
}

function amount(bound: number | bigint, origin: string): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' || origin === 'set' ? 'item' : '';
  return unit ? `${bound} ${unit}${bound === 1 ? '' : 's'}` : String(bound);
}
