import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ChangeFeed } from '../db/change-feed.ts';
import { checkOverrides } from '../engine/price-book.ts';
import { openAccounts } from './accounts.ts';
import { requireAdmin, requireMember } from './auth.ts';
import { Budgets } from './budgets.ts';
import { Intake } from './catalog/intake.ts';
import { registerCatalog, registerMedia, registerMembersCatalog } from './catalog/register.ts';
import { engineConfig, sharedDefaults } from './config/document.ts';
import type { AppDeps } from './deps.ts';
import { registerDocs } from './docs/register.ts';
import { registerEdge } from './edge-hook.ts';
import { ServiceError } from './errors/service-error.ts';
import { writeError } from './errors/write-error.ts';
import { registerJsonBody } from './json-body.ts';
import { registerLingeringClose } from './lingering-close.ts';
import { registerNotFound } from './not-found.ts';
import { registerOpenApi } from './openapi/register.ts';
import { registerAccounts } from './register-accounts.ts';
import { registerAdminModels } from './routes/admin-models.ts';
import { registerAdminOrders } from './routes/admin-orders.ts';
import { registerAdminOverview } from './routes/admin-overview.ts';
import { registerBalance } from './routes/balance.ts';
import { registerConfig } from './routes/config.ts';
import { registerCreate } from './routes/create.ts';
import { registerDelete } from './routes/delete.ts';
import { registerFile } from './routes/file.ts';
import { registerLedger } from './routes/ledger.ts';
import { registerTaskMedia } from './routes/media-tasks.ts';
import { registerOrders } from './routes/orders.ts';
import { registerPayPalWebhook } from './routes/paypal-webhook.ts';
import { registerPublish } from './routes/publish.ts';
import { registerQuote } from './routes/quote.ts';
import { registerTask } from './routes/task.ts';
import { registerTaskEvents } from './routes/task-events.ts';
import { registerTasks } from './routes/tasks.ts';
import { registerThumb } from './routes/thumb.ts';
import { registerUpload } from './routes/upload.ts';
import { registerUploadModel } from './routes/upload-model.ts';
import { registerVisibility } from './routes/visibility.ts';
import { validatorCompiler } from './validation.ts';
import { WebApp } from './web/web-app.ts';

/** The HTTP API under `/api`: routes, edge, errors and its OpenAPI description. Throws when a configured price fits no op. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  checkOverrides(deps.ops.values(), deps.config, sharedDefaults());
  const app = bareApp(deps).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // answers are built field by field and typed by their schemas, and the contract tests hold each against the OpenAPI
  // description: checking them once more at run time only made polls slower
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(writeError);
  if (deps.edge) registerEdge(app, deps.now);
  if (deps.onAnswer) watchAnswers(app, deps.onAnswer);
  registerLingeringClose(app);
  registerJsonBody(app);
  registerNotFound(app, deps.webFolder === undefined ? undefined : new WebApp(deps.webFolder));
  const document = await registerOpenApi(app, deps);
  const config = engineConfig(deps.ops, deps.config, deps.version);
  const budgets = new Budgets(deps.now);
  const accounts = await openAccounts(deps);
  app.addHook('onClose', () => accounts.accounts.close());
  await app.register(
    async (api) => {
      registerConfig(api.withTypeProvider<ZodTypeProvider>(), config);
      document(api);
      await api.register(async (scope) => registerAccounts(scope, accounts, budgets));
      const { feed } = registerTask(api.withTypeProvider<ZodTypeProvider>(), deps, budgets);
      registerCatalog(api.withTypeProvider<ZodTypeProvider>(), deps);
      registerPayPalWebhook(api.withTypeProvider<ZodTypeProvider>(), deps);
      await api.register(async (scope) => registerAdmin(scope, deps));
      await api.register(async (scope) => registerEngine(scope, deps, budgets, feed));
    },
    { prefix: '/api' },
  );
  registerMedia(app, deps);
  await app.register(
    async (media) => {
      requireMember(media, deps);
      registerTaskMedia(media.withTypeProvider<ZodTypeProvider>(), deps);
    },
    { prefix: '/media' },
  );
  if (deps.webFolder !== undefined) await registerDocs(app as unknown as FastifyInstance);
  return app as unknown as FastifyInstance;
}

function registerEngine(scope: FastifyInstance, deps: AppDeps, budgets: Budgets, feed: ChangeFeed): void {
  requireMember(scope, deps);
  const typed = scope.withTypeProvider<ZodTypeProvider>();
  registerCreate(typed, deps, budgets);
  registerQuote(typed, deps, budgets);
  registerTaskEvents(typed, deps, budgets, feed);
  registerFile(typed, deps);
  registerThumb(typed, deps);
  registerTasks(typed, deps);
  registerBalance(typed, deps);
  registerMembersCatalog(typed, deps);
  registerLedger(typed, deps);
  registerOrders(typed, deps, budgets);
  registerUpload(typed, deps, budgets);
  registerUploadModel(typed, deps, budgets);
  registerVisibility(typed, deps);
  registerDelete(typed, deps);
}

function registerAdmin(scope: FastifyInstance, deps: AppDeps): void {
  requireAdmin(scope, deps);
  const typed = scope.withTypeProvider<ZodTypeProvider>();
  registerAdminOrders(typed, deps);
  registerAdminOverview(typed, deps);
  const intake = new Intake(deps);
  scope.addHook('preClose', async () => intake.stop());
  registerAdminModels(typed, deps, intake);
  registerPublish(typed, deps, intake);
}

function bareApp(deps: AppDeps): FastifyInstance {
  const logging = deps.logger ? { loggerInstance: deps.logger } : { logger: false };
  return fastify({
    ...logging,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length ? [...deps.trustedProxies] : false,
    requestTimeout: 300_000,
    frameworkErrors: writeError,
    clientErrorHandler(_error, socket) {
      if (!socket.writable) return;
      const body = JSON.stringify({ error: 'The request is malformed.' });
      const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n`;
      socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    },
    schemaErrorFormatter: (_errors, part) => new ServiceError('invalid', `${part}: is not valid`),
  }) as unknown as FastifyInstance;
}

function watchAnswers(app: FastifyInstance, onAnswer: NonNullable<AppDeps['onAnswer']>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    onAnswer({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}
