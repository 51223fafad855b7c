import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlanReply } from '../../engine/define-op.ts';
import { ChatPlanner, type ChatPlannerOptions } from './chat-planner.ts';
import { extractJson } from './extract-json.ts';
import { type ChatRequest, type ChatServer, complete, refuse, reply, startChatServer } from './testing-chat-server.ts';

let server: ChatServer;
const lines: string[] = [];
const write = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
const log = { info: write, warn: write, error: write };
const schema = {
  type: 'object',
  properties: { a: { type: 'number' } },
  required: ['a'],
  additionalProperties: false,
};
const question = { system: 'Answer in JSON.', user: 'a secret dragon', schema };
const live = new AbortController().signal;

beforeAll(async () => {
  server = await startChatServer(() => undefined);
});
beforeEach(() => {
  server.requests.length = 0;
  lines.length = 0;
});
afterAll(() => server.close());

const planner = (more: Partial<ChatPlannerOptions> = {}) =>
  new ChatPlanner({ url: server.url, model: 'tiny-1', key: 'sk-test', when: 'unsure', timeoutMs: 4000, log, ...more });
const answering = async (answer: ChatServer['answer'], more: Partial<ChatPlannerOptions> = {}): Promise<PlanReply> => {
  server.answer = answer;
  return planner(more).ask(question, live);
};
/** Answers in turn; the last one again and again. */
const inTurn = (...answers: ChatServer['answer'][]): ChatServer['answer'] => {
  let n = 0;
  return (request) => answers[Math.min(n++, answers.length - 1)]!(request);
};
const formats = () => server.requests.map(({ body }) => body.response_format?.type ?? 'text');

describe('what is asked', () => {
  test('is one chat request with a strict schema, and the key in its header only', async () => {
    expect(await answering((r) => complete(r, { a: 1 }))).toEqual({ text: '{"a":1}' });
    const [{ body, headers }] = server.requests;
    expect(body).toEqual({
      model: 'tiny-1',
      messages: [
        { role: 'system', content: question.system },
        { role: 'user', content: question.user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'plan', strict: true, schema } },
      temperature: 0,
      max_completion_tokens: 4096,
      stream: false,
    });
    expect(headers.authorization).toBe('Bearer sk-test');
  });

  test.each(['/', '/chat/completions', ''])(
    'goes to the same place with "%s" at the end of the address',
    async (end) => {
      expect(await answering((r) => complete(r, { a: 1 }), { url: server.url + end })).toEqual({ text: '{"a":1}' });
    },
  );
});

describe('a server that does not understand everything is asked more plainly, and from then on at once', () => {
  const lmStudio = ({ body, response }: ChatRequest, ok: () => void) =>
    body.response_format?.type === 'json_object'
      ? reply(response, 400, { error: "'response_format.type' must be 'json_schema' or 'text'" })
      : ok();
  test.each<[string, (request: ChatRequest, ok: () => void) => void, string[]]>([
    [
      'json_object only, refused with status 500',
      ({ body, response }, ok) =>
        body.response_format?.type === 'json_schema'
          ? reply(response, 500, {
              error: {
                code: 500,
                message: 'response_format type must be one of "text" or "json_object", but got: json_schema',
                type: 'server_error',
              },
            })
          : ok(),
      ['json_schema', 'json_object', 'json_object'],
    ],
    [
      'a schema that cannot be made a grammar, and no json_object',
      (request, ok) =>
        request.body.response_format?.type === 'json_schema'
          ? refuse(request.response, 400, 'invalid_request_error', 'Failed to parse grammar')
          : lmStudio(request, ok),
      ['json_schema', 'json_object', 'text', 'text'],
    ],
    [
      'no temperature',
      ({ body, response }, ok) =>
        'temperature' in body
          ? refuse(
              response,
              400,
              'unsupported_value',
              "Unsupported value: 'temperature' does not support 0 with this model.",
            )
          : ok(),
      ['json_schema', 'json_schema', 'json_schema'],
    ],
    [
      'no unknown fields',
      ({ body, response }, ok) =>
        'max_completion_tokens' in body
          ? reply(response, 422, {
              object: 'error',
              message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'] }] },
            })
          : ok(),
      ['json_schema', 'json_schema', 'json_schema'],
    ],
  ])('%s', async (_, gate, seen) => {
    server.answer = (request) => gate(request, () => complete(request, 'Here you are:\n```json\n{"a": 2}\n```'));
    const one = planner();
    expect(await one.ask(question, live)).toEqual({ text: '{"a":2}' });
    expect(await one.ask(question, live)).toEqual({ text: '{"a":2}' });
    expect(formats()).toEqual(seen);
  });
});

describe('answers without a plan', () => {
  const cut = ({ response }: ChatRequest) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"id":"chatcmpl');
    setTimeout(() => response.destroy(), 10);
  };
  const html = ({ response }: ChatRequest) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<html><h1>Internal Server Error</h1></html>');
  test.each<[string, ChatServer['answer'], string, number]>([
    ['a refusal', (r) => complete(r, null, { refusal: "I'm sorry, I cannot." }), 'refused', 1],
    ['a content filter', (r) => complete(r, '', { finish_reason: 'content_filter' }), 'refused', 1],
    [
      'moderation',
      (r) => refuse(r.response, 400, 'content_policy_violation', 'Your request was rejected.'),
      'refused',
      1,
    ],
    ['half an answer', (r) => complete(r, '{"a":', { finish_reason: 'length' }), 'cut_off', 1],
    ['prose', (r) => complete(r, 'A dragon is a { mythical } beast.'), 'not_json', 1],
    ['a list', (r) => complete(r, '[1, 2]'), 'not_json', 1],
    ['tool calls', (r) => complete(r, null, { finish_reason: 'tool_calls', tool_calls: [] }), 'malformed', 1],
    ['no choices', (r) => reply(r.response, 200, { object: 'chat.completion', choices: [] }), 'malformed', 1],
    ['no JSON at all', (r) => r.response.end('pong'), 'malformed', 1],
    [
      'an error with status 200',
      (r) => reply(r.response, 200, { error: { message: 'upstream', code: 502 } }),
      'server_error',
      1,
    ],
    ['an unknown model', (r) => refuse(r.response, 404, 'model_not_found', 'The model does not exist'), 'rejected', 1],
    ['a long prompt', (r) => refuse(r.response, 400, 'context_length_exceeded', 'too long'), 'rejected', 1],
    ['an empty purse', (r) => refuse(r.response, 429, 'insufficient_quota', 'You exceeded your quota'), 'limited', 1],
    [
      'too many requests twice',
      (r) => refuse(r.response, 429, 'rate_limit_exceeded', '', { 'retry-after': '0' }),
      'limited',
      2,
    ],
    [
      'a wait longer than ours',
      (r) => refuse(r.response, 429, 'rate_limit_exceeded', '', { 'retry-after': '60' }),
      'limited',
      1,
    ],
    [
      'a redirect to another host',
      (r) => r.response.writeHead(307, { location: 'http://example.org/' }).end(),
      'rejected',
      1,
    ],
    ['a cut connection', cut, 'unreachable', 2],
    ['too much', (r) => complete(r, 'x'.repeat(300_000)), 'too_large', 1],
    ['an HTML error page', html, 'server_error', 2],
    ['silence', () => undefined, 'timeout', 1],
  ])('%s', async (_, answer, failure, posts) => {
    expect(await answering(answer, { timeoutMs: failure === 'timeout' ? 150 : 4000 })).toEqual({ failure });
    expect(server.requests).toHaveLength(posts);
    expect(lines.join('\n')).not.toMatch(/sk-test|secret dragon|sorry/);
  });

  test('a wrong key', async () => {
    expect(await answering((r) => complete(r, {}), { key: 'sk-wrong' })).toEqual({ failure: 'unauthorized' });
    expect(lines.join()).toContain('401 invalid_api_key');
  });

  test('nobody there', async () => {
    expect(await answering(() => undefined, { url: 'http://127.0.0.1:9/v1' })).toEqual({ failure: 'unreachable' });
  });
});

test('one trouble is got over: 429 with a wait, 503, a reset', async () => {
  const limited = (r: ChatRequest) => refuse(r.response, 429, 'rate_limit_exceeded', '', { 'retry-after': '0.05' });
  const down = (r: ChatRequest) =>
    reply(r.response, 503, { error: { message: 'loading model' } }, { 'retry-after': '0' });
  const reset = (r: ChatRequest) => r.response.destroy();
  for (const trouble of [limited, down, reset])
    expect(await answering(inTurn(trouble, (r) => complete(r, { a: 3 })))).toEqual({ text: '{"a":3}' });
});

test('a task that is cancelled stops waiting, and the server is told', async () => {
  const abort = new AbortController();
  let gone: Promise<void> | undefined;
  server.answer = ({ response }) => {
    gone = new Promise((resolve) => response.once('close', resolve));
    abort.abort();
  };
  expect(await planner().ask(question, abort.signal)).toEqual({ failure: 'aborted' });
  await gone;
});

test('after three troubles in a row the server is left alone, so that tasks need not wait for it', async () => {
  const one = planner();
  server.answer = (r) => refuse(r.response, 401, 'invalid_api_key', 'no');
  const replies: PlanReply[] = [];
  for (let i = 0; i < 5; i++) replies.push(await one.ask(question, live));
  expect(replies.map((r) => 'failure' in r && r.failure)).toEqual([
    ...Array.from({ length: 3 }, () => 'unauthorized'),
    ...Array.from({ length: 2 }, () => 'resting'),
  ]);
  expect(server.requests).toHaveLength(3);
});

test.each([
  ['<think>maybe {"a": 0}?</think>\n{"a": 1}', '{"a":1}'],
  ['```json\n{"a": "}{"}\n```', '{"a":"}{"}'],
  ['Sure: {not json} but {"a": {"b": "\\"}"}} it is', '{"a":{"b":"\\"}"}}'],
  ['{'.repeat(200_000), undefined],
])('the object in %.30s is found', (text, json) => {
  expect(extractJson(text)).toBe(json);
});
