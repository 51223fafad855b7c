/** A file on its way: its name and size are known, its bytes come when they are asked for, once. */
export class Download {
  /** Media type. */
  readonly mime: string;
  /** Total size, where the service told it. */
  readonly bytes: number | undefined;
  /** The name that the service suggests; empty where it does not. */
  readonly name: string;
  /** Whether these are the bytes of a range. */
  readonly partial: boolean;
  readonly #response: Response;

  constructor(response: Response) {
    const { headers } = response;
    this.#response = response;
    this.mime = (headers.get('content-type') ?? 'application/octet-stream').split(';')[0]!;
    const length = headers.get('content-length');
    // the length of what was packed says nothing of what comes out
    this.bytes = length === null || headers.has('content-encoding') ? undefined : Number(length);
    this.partial = response.status === 206;
    this.name = nameIn(headers.get('content-disposition') ?? '');
  }

  /** The bytes as they arrive. */
  get stream(): ReadableStream<Uint8Array> {
    return (this.#response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>;
  }

  /** All of them. */
  async read(): Promise<Uint8Array> {
    return new Uint8Array(await this.#response.arrayBuffer());
  }

  blob(): Promise<Blob> {
    return this.#response.blob();
  }
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
}
