import type { Ops } from '../../../packages/server/src/http/deps.ts';
import type { TestService } from './service.ts';

const PAUSE_MS = 20;

/** Stands in for the workers: ends whatever runs, with the files that its op says. The function it returns stops it. */
export function finishAll(service: TestService, ops: Ops): () => Promise<void> {
  let on = true;
  const loop = async () => {
    while (on) {
      const { rows } = await service.db.pool.query("select id, op, params from task where status = 'running'");
      for (const { id, op, params } of rows) {
        const { files } = ops.get(op)!;
        await service.finish(id, files(params), { made: op });
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const ended = loop();
  return () => {
    on = false;
    return ended;
  };
}
