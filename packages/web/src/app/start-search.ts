/** What the studio opens with: `/?op=rig&input=task_…` is the rig form with its input filled in. */
export interface Start {
  op?: string;
  /** A task to put into the field that takes it. */
  input?: string;
  /** Another task whose parameters are taken over. */
  again?: string;
  prompt?: string;
}

/** From the address; what is no text is left out. */
export function readStart(search: Record<string, unknown>): Start {
  const start: Start = {};
  for (const name of ['op', 'input', 'again', 'prompt'] as const) {
    const value = search[name];
    if (typeof value === 'string' && value) start[name] = value.slice(0, 1200);
  }
  return start;
}
