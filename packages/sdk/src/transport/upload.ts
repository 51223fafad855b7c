import { readRefusal, Unreachable } from '../errors/index.ts';
import { type Bytes, sizeOf } from '../files/bytes.ts';
import type { Connection, Request } from './connection.ts';

/** What of XMLHttpRequest is needed: in browsers only it tells how far an upload has come. */
interface Xhr {
  upload: { onprogress: ((event: { loaded: number }) => void) | null };
  status: number;
  responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: unknown): void;
  abort(): void;
}

const PIECE = 64 * 1024;

/** Sends bytes, and tells how many are on their way; the answer is JSON. */
export function uploadWithProgress(
  connection: Connection,
  request: Request,
  body: Bytes,
  onBytes: (sent: number) => void,
): Promise<unknown> {
  const Native = (globalThis as { XMLHttpRequest?: new () => Xhr }).XMLHttpRequest;
  if (Native) return uploadByXhr(new Native(), connection, request, body, onBytes);
  return connection.send({ ...request, body: counted(body, onBytes) }, (response) => response.json());
}

function uploadByXhr(
  xhr: Xhr,
  connection: Connection,
  { method, path, headers, signal }: Request,
  body: Bytes,
  onBytes: (sent: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const { url, headers: usual } = connection.outside(path);
    const abort = () => {
      xhr.abort();
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    xhr.open(method, url);
    for (const [name, value] of Object.entries({ ...usual, ...headers })) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onBytes(loaded);
    xhr.onerror = () => reject(new Unreachable({ status: 0, error: 'The service could not be reached.', edge: true }));
    xhr.onload = () => {
      signal?.removeEventListener('abort', abort);
      if (xhr.status < 200 || xhr.status > 299) reject(readRefusal(xhr.status, xhr.responseText));
      else resolve(JSON.parse(xhr.responseText));
    };
    xhr.send(body);
  });
}

/** The bytes as a stream that counts what is taken from it. */
function counted(body: Bytes, onBytes: (sent: number) => void): ReadableStream<Uint8Array> {
  const blob = body instanceof Blob ? body : new Blob([body as Uint8Array<ArrayBuffer>]);
  const total = sizeOf(body);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= total) return controller.close();
      const piece = new Uint8Array(await blob.slice(sent, sent + PIECE).arrayBuffer());
      sent += piece.length;
      controller.enqueue(piece);
      onBytes(sent);
    },
  });
}
