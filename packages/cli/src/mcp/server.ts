import { SDK_VERSION } from '@claywork/sdk';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { describeOps } from '../fields/describe-ops.ts';
import { errorDocument } from '../io/exit-status.ts';
import { UsageError } from '../io/usage-error.ts';
import { opTool } from './op-tool.ts';
import { SERVICE_TOOLS } from './service-tools.ts';
import type { OwnTool, Workplace } from './tool.ts';

const INSTRUCTIONS = `Claywork makes 3D models and pictures from words and images. Every tool that makes something starts a task, waits for it,
saves what came out and shows a picture of it. Results go on to the next tool by their task_id: text-to-3d, then rig, then retarget; or a file's
path does. Making costs credits: quote_only tells how many. A task that failed gave them back.`;

/** A server of the Model Context Protocol (https://modelcontextprotocol.io): a tool for every op of the service, and some for what is around them. */
export function mcpServer(workplace: Workplace): Server {
  const server = new Server(
    { name: 'claywork', title: 'Claywork', version: SDK_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  let known: Promise<Map<string, OwnTool>> | undefined;
  const tools = (): Promise<Map<string, OwnTool>> => {
    known ??= findTools(workplace).catch((error) => {
      // a service that does not answer now may do so later
      known = undefined;
      throw error;
    });
    return known;
  };
  server.setRequestHandler('tools/list', async () => ({
    tools: [...(await tools()).values()].map((t) => t.described),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = (await tools()).get(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const token = params._meta?.progressToken;
    let told = -1;
    const progress = (percent: number, message: string): void => {
      // it may only rise
      if (token === undefined || percent <= told) return;
      told = percent;
      const news = { progressToken: token, progress: percent, total: 100, message };
      void mcpReq.notify({ method: 'notifications/progress', params: news });
    };
    const given = params.arguments ?? {};
    try {
      const missing = tool.described.inputSchema.required?.find((name) => given[name] === undefined);
      if (missing) throw new UsageError(`${missing}: is missing`);
      return await tool.call(given, { ...workplace, signal: mcpReq.signal, progress });
    } catch (error) {
      return refusal(error);
    }
  });
  return server;
}

async function findTools({ claywork }: Workplace): Promise<Map<string, OwnTool>> {
  const ops = [...(await describeOps(claywork)).values()].map(opTool);
  return new Map([...ops, ...SERVICE_TOOLS].map((tool) => [tool.described.name, tool]));
}

/** What went wrong, in words that an assistant can act on. */
function refusal(error: unknown): CallToolResult {
  const { error: message, ...details } = errorDocument(error);
  const more = Object.keys(details).length ? `\n${JSON.stringify(details)}` : '';
  return { isError: true, content: [{ type: 'text', text: `${message}${more}` }] };
}
