import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The first thing wrong, as a sentence that names the field: `prompt: must be at least 3 characters`. */
export function issueSentence(issues: readonly Issue[]): string {
  const issue = issues[0]!;
  const field = fieldName(issue.path);
  return field ? `${field}: ${reason(issue)}` : reason(issue);
}

/** `views.front`, `prompts[0].view`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at ? '.' : ''}${String(step)}`)).join('');
}

function reason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && /received undefined/.test(issue.message)
        ? 'is required'
        : `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return /received undefined/.test(issue.message) ? 'is required' : `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'custom':
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
