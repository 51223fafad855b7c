import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDGE_CONNECTIONS } from './connection-limit.ts';
import { EDGE_RATE } from './rate-limit.ts';
import { isBlockedAgent } from './user-agent.ts';

const conf = readFileSync(new URL('../../../../../deploy/nginx.conf', import.meta.url), 'utf8');

describe('the nginx file', () => {
  it('has the rates of the edge in this process', () => {
    expect(conf).toContain(`rate=${EDGE_RATE.perSecond}r/s;`);
    expect(conf).toContain(`burst=${EDGE_RATE.burst} nodelay;`);
    expect(conf).toContain(`limit_conn claywork_connections ${EDGE_CONNECTIONS};`);
  });

  it('blocks the same agents', () => {
    const pattern = new RegExp(/"~\*(\^\(\?:curl[^"]+)" 1;/.exec(conf)![1]!, 'i');
    const names = /\(\?:([^)]+)\)/.exec(pattern.source)![1]!.split('|');
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      for (const agent of [name, `${name}/1.0`, `${name.toUpperCase()} x`]) {
        expect([agent, isBlockedAgent(agent)]).toEqual([agent, true]);
      }
    for (const agent of ['MyApp/1.0 (me)', 'Gotham/1.0', 'Mozilla/5.0', 'Scrapyard/2', 'PHP8', 'aws-sdk-java/2']) {
      expect([agent, isBlockedAgent(agent)]).toEqual([agent, pattern.test(agent)]);
    }
  });
});
