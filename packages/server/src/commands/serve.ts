import { readEnv } from '../config/env.ts';
import { type Roles, startService } from '../service/service.ts';

/** Started by npm, we get one Ctrl-C twice. */
const TWICE_MS = 1000;

/** Runs until told to stop. SIGTERM drains; SIGINT (Ctrl-C) hands running tasks back at once; a second signal does not wait. */
export async function serve(roles: Roles, freePorts: boolean): Promise<number> {
  const env = readEnv();
  const service = await startService({ env, freePorts, ...roles });
  let told: number | undefined;
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) {
      process.on(name, () => {
        if (told !== undefined && performance.now() - told > TWICE_MS) process.exit(1);
        told ??= performance.now();
        resolve(name);
      });
    }
  });
  await service.stop(signal === 'SIGTERM' ? env.drainMs : 0);
  return 0;
}
