import type { Claywork } from '@claywork/sdk';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';

/** What tools work with. */
export interface Workplace {
  claywork: Claywork;
  /** Results are saved in it, and nowhere else. */
  folder: string;
  /** How long a call waits for a task, ms: clients give up on calls that take much longer than a minute. */
  patienceMs: number;
}

/** One call of a tool. */
export interface ToolCall extends Workplace {
  /** Ends when the caller does not want it any more. */
  signal: AbortSignal;
  /** Tells the caller how far it is, 0 to 100. */
  progress(percent: number, stage: string): void;
}

/** Something that an assistant may use. */
export interface OwnTool {
  described: Tool;
  call(given: Record<string, unknown>, call: ToolCall): Promise<CallToolResult>;
}

/** An answer in words, beside the same for programs. */
export function answer(text: string, structured: object): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: structured as Record<string, unknown> };
}
