import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a server's clients hold open, so that it can end without waiting for those that hold it for nothing. */
export class Connections {
  /** Every connection, with the answers under way on it. */
  readonly #open = new Map<Socket, number>();
  #ending = false;

  /** To be called before the server listens. */
  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#open.set(socket, 0);
      socket.once('close', () => this.#open.delete(socket));
      if (this.#ending) socket.destroy();
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
    });
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * Closes what nobody waits on, also where a browser has opened it ahead and asked nothing yet; the others as their answers end, and after `graceMs` those
   * whose answers have not. To be called as the server stops to listen.
   */
  end(graceMs: number): void {
    this.#ending = true;
    for (const [socket, answers] of this.#open) if (answers === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of this.#open.keys()) socket.destroy();
    }, graceMs).unref();
  }

  #count(socket: Socket, change: number): void {
    const answers = this.#open.get(socket);
    if (answers === undefined) return;
    this.#open.set(socket, answers + change);
    // what was written goes out first
    if (this.#ending && answers + change === 0) socket.destroySoon();
  }
}
