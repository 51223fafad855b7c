import type { ToolCall } from './tool.ts';

/** Waits for something as long as the caller's patience lasts; nothing where that ends first. */
export async function whilePatient<T>(
  { signal, patienceMs }: ToolCall,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    return await wait(AbortSignal.any([signal, patience]));
  } catch (error) {
    if (patience.aborted && !signal.aborted) return undefined;
    throw error;
  }
}
