/**
 * Reads a file with its progress, 0 to 1 (undefined while the size is unknown). `expected`: bytes, where the answer does not say.
 * Throws what `fetch` throws, or an Error with the status in it.
 */
export async function fetchBytes(
  url: string,
  options: { expected?: number; signal?: AbortSignal; onProgress?: (share: number | undefined) => void },
): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal: options.signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  // A compressed answer's length is not that of what comes out of it.
  const packed = answer.headers.get('content-encoding');
  const total = (packed ? 0 : Number(answer.headers.get('content-length'))) || options.expected || 0;
  if (!answer.body) return await answer.arrayBuffer();
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    options.onProgress?.(total > 0 ? Math.min(1, size / total) : undefined);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.buffer;
}
