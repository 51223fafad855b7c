/** Openings of an object that are tried: text full of braces is not worth more. */
const TRIES_MAX = 16;

/**
 * The JSON object in a model's answer, as canonical text; undefined when there is none. Servers that enforce a schema send the object
 * alone; others wrap it in a code fence, in sentences, or put their thoughts before it. Cost: linear, times {@link TRIES_MAX}.
 */
export function extractJson(answer: string): string | undefined {
  const text = answer.replace(/^[\s\S]*<\/think(?:ing)?>/, '').trim();
  const whole = objectOf(text);
  if (whole) return whole;
  let from = text.indexOf('{');
  for (let tries = 0; from >= 0 && tries < TRIES_MAX; tries++) {
    const end = endOfObject(text, from);
    const found = end > 0 ? objectOf(text.slice(from, end)) : undefined;
    if (found) return found;
    from = text.indexOf('{', from + 1);
  }
  return undefined;
}

function objectOf(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Just past the brace that closes the one at `from`; 0 when none does. Braces within strings do not count. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return i + 1;
  }
  return 0;
}
