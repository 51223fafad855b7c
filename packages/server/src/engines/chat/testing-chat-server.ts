// For tests: a server that speaks the OpenAI chat protocol as real ones do, their refusals included.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

export interface ChatRequest {
  body: Json & { messages: { role: string; content: string }[]; response_format?: Json };
  headers: IncomingMessage['headers'];
  path: string;
  response: ServerResponse;
}

export interface ChatServer {
  /** Base address, with `/v1`. */
  url: string;
  requests: ChatRequest[];
  /** What is answered next, and from then on. */
  answer: (request: ChatRequest) => void;
  close(): Promise<void>;
}

/** Starts it on a free port. A request that OpenAI itself would refuse for its form gets the refusal, whatever the script says. */
export async function startChatServer(answer: ChatServer['answer'], key = 'sk-test'): Promise<ChatServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return void reply(response, 404, {
        error: { message: `Unknown request URL: ${path}`, type: 'invalid_request_error' },
      });
    if (request.headers.authorization !== `Bearer ${key}`)
      return void refuse(response, 401, 'invalid_api_key', `Incorrect API key provided: ${key.slice(0, 3)}***.`);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest['body'];
    const fault = faultOf(body);
    if (fault) return void refuse(response, 400, 'invalid_request_error', fault);
    const received = { body, headers: request.headers, path, response };
    running.requests.push(received);
    running.answer(received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running: ChatServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}

/** A `chat.completion` with this content. */
export function complete({ body, response }: ChatRequest, content: unknown, more: Json = {}): void {
  const { finish_reason = 'stop', ...message } = more;
  const text =
    typeof content === 'string' || content === null || Array.isArray(content) ? content : JSON.stringify(content);
  reply(response, 200, {
    id: 'chatcmpl-B9MHDbslfkBeAs8l4bebGdFOJ6PeG',
    object: 'chat.completion',
    created: 1_741_570_283,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, refusal: null, ...message },
        logprobs: null,
        finish_reason,
      },
    ],
    usage: { prompt_tokens: 3100, completion_tokens: 210, total_tokens: 3310 },
    system_fingerprint: 'fp_fc9f1d7035',
  });
}

/** An error in OpenAI's envelope. */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  reply(response, status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers);
}

/** Any JSON with any status. */
export function reply(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** What is wrong with a request's form: the checks that OpenAI documents for strict schemas. */
function faultOf(body: ChatRequest['body']): string | undefined {
  if (typeof body.model !== 'string') return 'you must provide a model parameter';
  if (!body.messages?.every((m) => ['system', 'user'].includes(m.role) && typeof m.content === 'string'))
    return 'Invalid messages';
  const format = body.response_format;
  if (format?.type === 'json_object' && !body.messages.some((m) => /json/i.test(m.content)))
    return "'messages' must contain the word 'json' in some form";
  if (format?.type !== 'json_schema') return undefined;
  const { name, strict, schema } = format.json_schema as { name: string; strict: boolean; schema: Json };
  if (!/^[\w-]{1,64}$/.test(name) || strict !== true || schema.type !== 'object') return 'Invalid response_format';
  return schemaFault(schema, schema);
}

function schemaFault(schema: Json, root: Json): string | undefined {
  const at = (value: unknown) => schemaFault(value as Json, root);
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/$defs/', '');
    return name in (root.$defs as Json) ? undefined : `Invalid schema: ${schema.$ref} can not be resolved`;
  }
  if (schema.type === 'object') {
    const fields = Object.keys(schema.properties as Json);
    if (schema.additionalProperties !== false)
      return "'additionalProperties' is required to be supplied and to be false";
    if (fields.join() !== (schema.required as string[]).join())
      return "'required' must include every key in properties";
  }
  const below = [schema.items, ...((schema.anyOf as unknown[]) ?? [])].filter((one) => one !== undefined);
  const named = [schema.properties, schema.$defs].flatMap((group) => Object.values((group as Json) ?? {}));
  return [...below, ...named].map(at).find((fault) => fault !== undefined);
}
