import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { TaskWatch } from '../../queue/task-watch.ts';
import type { Budgets } from '../budgets.ts';
import { memberOf } from '../credentials.ts';
import type { AppDeps } from '../deps.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { STREAMS_MAX, Streams } from '../events/streams.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { taskSchema } from '../schemas/task.ts';
import { taskText } from '../task-view.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const MEMBER = /^member (\S+)$/;

/** `GET /gen/task/:id/events`: what polls would say, sent when it changes. Opening one counts as a poll. */
export function registerTaskEvents(api: Api, deps: AppDeps, budgets: Budgets, feed: ChangeFeed): void {
  const watch = new TaskWatch(deps.db, feed, taskText);
  const streams = new Streams(watch);
  const unsubscribe = feed.subscribe({
    onWord(word) {
      const member = MEMBER.exec(word)?.[1];
      if (member) streams.recheck(member);
    },
    onGap() {},
  });
  // before the server waits for its connections to end
  api.addHook('preClose', async () => streams.close());
  api.addHook('onClose', async () => {
    unsubscribe();
    watch.close();
  });
  const schema = {
    operationId: 'streamTask',
    summary: 'A task as server-sent events: its state now, then every change, until it has ended',
    description: [
      'Each event is of the type `task` and holds what a poll would answer. A comment every 15 seconds keeps the connection open.',
      'Send `Last-Event-ID` to go on where a stream broke off; 204 says that there is nothing more to come.',
      `At most ${STREAMS_MAX} streams at a time. Polling stays the truth: states may be left out when they come fast, the last never.`,
    ].join('\n\n'),
    tags: ['engine'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: {
      200: { description: 'The events', content: { 'text/event-stream': { schema: taskSchema } } },
      ...errorResponses(401, 404),
    },
  };
  // a HEAD could only ever wait for the end
  api.get('/gen/task/:id/events', { schema, exposeHeadRoute: false }, async (request, reply) => {
    const { member, params } = request;
    budgets.spend('polls', member.id);
    if (!isIdShaped(params.id)) throw noSuchTask();
    const stream = await streams.open({
      memberId: member.id,
      taskId: params.id,
      lastEventId: [request.headers['last-event-id']].flat()[0],
      allowed: async () => (await memberOf(request, deps))?.id === member.id,
    });
    if (!stream) return (reply as FastifyReply).code(204).send();
    // counted by member from here on: a few streams must not keep their address from asking anything else
    request.leaveEdge?.();
    if (reply.raw.destroyed) stream.destroy();
    return (reply as FastifyReply)
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
}
