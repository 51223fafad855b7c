/** What came back of a POST, or why nothing did. */
export type Posted =
  | { status: number; headers: Headers; text: string }
  | { failure: 'unreachable' | 'too_large'; detail: string };

/**
 * Posts JSON and reads the answer as text: at most `bytesMax` of it, unpacked. Redirects are not followed, so that neither the key nor
 * the words go to another host than the operator's. Rejects only with the reason of `signal`. Connecting takes at most
 * the ten seconds of Node's own client.
 */
export async function postJson(
  url: URL,
  body: unknown,
  options: { key: string | undefined; bytesMax: number; signal: AbortSignal },
): Promise<Posted> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: options.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
      },
      body: JSON.stringify(body),
    });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      // leaving the loop closes the connection
      if (bytes > options.bytesMax) return { failure: 'too_large', detail: `more than ${options.bytesMax} bytes` };
      chunks.push(chunk);
    }
    return { status: response.status, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    options.signal.throwIfAborted();
    const { code } = ((error as Error).cause ?? error) as { code?: unknown };
    return { failure: 'unreachable', detail: typeof code === 'string' ? code : (error as Error).name };
  }
}
