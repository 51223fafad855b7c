import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Worker } from '../engine/worker.ts';
import { readLanes } from '../queue/lanes.ts';
import type { PollSource } from '../queue/polls.ts';

export interface Metrics {
  onAnswer(answer: { method: string; route: string; status: number; seconds: number }): void;
  onPoll(source: PollSource): void;
  onAttempt(op: string, end: string, seconds: number): void;
  /** A question to the planner: what came of it. */
  onPlan(result: string, seconds: number): void;
  /** In the Prometheus text format. */
  text(): Promise<string>;
}

/** What the operator can watch: answers, attempts, lanes, and the process itself. */
export function createMetrics(db: Database, worker: () => Worker | undefined): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'claywork_' });
  const registers = [registry];
  const answers = new Histogram({
    name: 'claywork_http_request_seconds',
    help: 'Answers by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const polls = new Counter({
    name: 'claywork_polls_total',
    help: 'Polls by where the answer came from: memory or database.',
    labelNames: ['source'],
    registers,
  });
  const pollsFrom = { memory: polls.labels('memory'), database: polls.labels('database') };
  const attempts = new Counter({
    name: 'claywork_attempts_total',
    help: 'Attempts by operation and how they ended.',
    labelNames: ['op', 'end'],
    registers,
  });
  const seconds = new Histogram({
    name: 'claywork_attempt_seconds',
    help: 'Duration of attempts by operation.',
    labelNames: ['op'],
    buckets: [0.1, 0.3, 1, 3, 10, 30, 100, 300],
    registers,
  });
  const plans = new Histogram({
    name: 'claywork_planner_seconds',
    help: 'Questions to the planner by result: used, stored, or why the parser was left alone.',
    labelNames: ['result'],
    buckets: [0.1, 0.3, 1, 3, 10, 30, 100],
    registers,
  });
  new Gauge({
    name: 'claywork_attempts_running',
    help: 'Attempts that this process runs now.',
    registers,
    collect() {
      this.set(worker()?.running ?? 0);
    },
  });
  const capacity = new Gauge({ name: 'claywork_lane_capacity', help: 'Slots.', labelNames: ['lane'], registers });
  const used = new Gauge({ name: 'claywork_lane_used', help: 'Slots taken.', labelNames: ['lane'], registers });
  return {
    onAnswer: ({ method, route, status, seconds: took }) => answers.observe({ method, route, status }, took),
    onPoll: (source) => pollsFrom[source].inc(),
    onAttempt(op, end, took) {
      attempts.inc({ op, end });
      seconds.observe({ op }, took);
    },
    onPlan: (result, took) => plans.observe({ result }, took),
    async text() {
      for (const lane of await readLanes(db).catch(() => [])) {
        capacity.set({ lane: lane.name }, lane.capacity);
        used.set({ lane: lane.name }, lane.used);
      }
      return registry.metrics();
    },
  };
}
