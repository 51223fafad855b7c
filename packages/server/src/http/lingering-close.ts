import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** As nginx does by default: a client that is still sending is listened to for so long, and for so long without a byte. */
const LINGER_MS = 30_000;
const SILENCE_MS = 5000;

/**
 * An answer that is given before the whole body has come must not be followed by closing the socket at once: the system would
 * answer what still arrives with a reset, and the client loses the answer. It is written in full; the response ends, and with
 * it the connection, when the client has stopped sending.
 */
export function registerLingeringClose(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (raw.complete || raw.readableEnded || !announcesBody(raw)) return done(null, payload);
    const answer = typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.from(payload) : undefined;
    if (!answer) return done(null, payload);
    reply.headers({ connection: 'close', 'content-length': answer.length });
    done(null, Readable.from(answerThenDrain(answer, raw)));
  });
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function* answerThenDrain(answer: Buffer, body: IncomingMessage): AsyncGenerator<Buffer> {
  yield answer;
  await new Promise<void>((resolve) => {
    const longest = setTimeout(resolve, LINGER_MS);
    const silence = setTimeout(resolve, SILENCE_MS);
    body.once('close', () => {
      clearTimeout(longest);
      clearTimeout(silence);
      resolve();
    });
    body.once('end', resolve);
    body.on('data', () => silence.refresh());
    body.resume();
  });
}
