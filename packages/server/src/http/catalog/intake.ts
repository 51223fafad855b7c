import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { CatalogModel } from '../../catalog/model.ts';
import { IngestError } from '../../ingest/ingest-error.ts';
import type { Details } from '../../ingest/metadata/details.ts';
import { takeModel } from '../../ingest/take-model.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';

/** A model on its way into the catalog. */
interface Brought {
  /** What its file is called. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  details: Details;
  /** The task whose result it is. */
  taskId?: string;
  /** Whoever goes away before the answer has changed their mind. */
  reply: FastifyReply;
}

/** Takes models into the catalog for requests: whatever cannot be taken is refused with a sentence. */
export class Intake {
  readonly #deps: AppDeps;
  readonly #stopping = new AbortController();

  constructor(deps: AppDeps) {
    this.#deps = deps;
  }

  /** Gives up what is under way. */
  stop(): void {
    this.#stopping.abort(new ServiceError('unavailable', 'The service is being stopped.'));
  }

  async take({ name, bytes, details, taskId, reply }: Brought): Promise<CatalogModel> {
    const { db, store, inspector } = this.#deps;
    if (!inspector) throw new ServiceError('unavailable', 'This service cannot look into models.');
    const gone = new AbortController();
    const signal = AbortSignal.any([gone.signal, this.#stopping.signal]);
    const onClose = () => gone.abort(new ServiceError('invalid', 'The request was given up.'));
    reply.raw.once('close', onClose);
    try {
      const taken = await inspector.withFolder(async (folder) => {
        const path = join(folder, 'model');
        const file = createWriteStream(path);
        await pipeline(bytes, file);
        if (file.bytesWritten === 0) throw new ServiceError('invalid', 'body: must not be empty');
        const source = { main: { name, path }, beside: [], also: [] };
        return takeModel({ db, store, inspector }, source, details, { taskId, signal });
      });
      if ('added' in taken) return taken.added;
      const { title, slug } = taken.known;
      throw new ServiceError('conflict', `This file is in the catalog already, as ${title} (${slug}).`, {
        details: { model: { slug, title } },
      });
    } catch (error) {
      if (error instanceof IngestError) throw new ServiceError('invalid', error.message, { cause: error });
      throw error;
    } finally {
      reply.raw.off('close', onClose);
    }
  }
}
