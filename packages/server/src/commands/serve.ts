import { readEnv } from '../config/env.ts';
import { type Roles, startService } from '../service/service.ts';

/** Runs until told to stop. SIGTERM drains; SIGINT (Ctrl-C) hands running tasks back at once; a second signal does not wait. */
export async function serve(roles: Roles, freePorts: boolean): Promise<number> {
  const env = readEnv();
  const service = await startService({ env, freePorts, ...roles });
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) {
      process.on(name, () => {
        resolve(name);
        process.once(name, () => process.exit(1));
      });
    }
  });
  await service.stop(signal === 'SIGTERM' ? env.drainMs : 0);
  return 0;
}
