import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beginDownload, mayDownload, undoDownload } from '../../catalog/downloads.ts';
import type { CatalogModel } from '../../catalog/model.ts';
import { quotaView } from '../catalog/quota-view.ts';
import { neededTier, servedTiers } from '../catalog/tiers.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { errorResponses } from '../schemas/errors.ts';
import { quotaError, upgradeError } from '../schemas/member.ts';
import { fileAnswer, openFile, sendAnswer } from '../send-file.ts';
import { type Api, NEEDS_KEY } from './api.ts';
import { noSuchModel, someModel } from './model.ts';

const bytes = { 'application/octet-stream': { schema: z.any() } };

/**
 * `GET /models/:id/download`: the bytes of a model. Counted before the first byte; a look at the headers, what one has already, and
 * a range of what was begun within the hour are free.
 */
export function registerModelDownload(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'downloadModel',
    summary: 'The file of a model; takes of the monthly downloads',
    tags: ['catalog'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    querystring: z.object({
      format: z.string().optional().meta({ description: 'One of the model’s `formats`; the first if absent.' }),
    }),
    response: {
      200: { description: 'The file, in its own media type', content: bytes },
      206: { description: 'The range that was asked for', content: bytes },
      ...errorResponses(401, 404, 416),
      403: upgradeError,
      429: quotaError,
    },
  };
  api.get('/models/:id/download', { schema }, async (request, reply) => {
    const { db, store, config } = deps;
    const model = await someModel(deps, request.params.id);
    const n = chosenFile(model, request.query.format);
    const file = { ...model.files[n]!, file: model.files[n]!.name };
    const tiers = servedTiers(model, config.tiers);
    const answer = fileAnswer(file, request, { cache: 'private, no-cache' });
    if (answer.empty) {
      if (!(await mayDownload(db, request.member.id, model.id, tiers))) throw needsUpgrade(model, config.tiers);
      return sendAnswer(request, reply, answer, undefined);
    }
    const partial = isPartial(answer.range, file.bytes);
    const begun = await beginDownload(db, {
      memberId: request.member.id,
      modelId: model.id,
      n,
      sha256: file.sha256,
      tiers,
      partial,
    });
    if (begun.outcome === 'missing') throw noSuchModel();
    if (begun.outcome === 'upgrade') throw needsUpgrade(model, config.tiers);
    if (begun.outcome === 'quota') {
      throw new ServiceError('quota', 'You have no downloads left in this period.', {
        details: { quota: quotaView(begun.quota) },
      });
    }
    try {
      const stream = await openFile(store, file, answer.range);
      return sendAnswer(request, reply, answer, stream);
    } catch (error) {
      if (begun.outcome !== 'continued') await giveBack(deps, begun.id, request);
      // taken out of the catalog between the two reads: then that is the answer
      if ((error as { code?: unknown }).code === 'missing') await someModel(deps, model.id);
      throw error;
    }
  });
}

async function giveBack(deps: AppDeps, id: string, { log }: FastifyRequest): Promise<void> {
  await undoDownload(deps.db, id).catch((error) => log.error({ err: error, download: id }, 'a download stays counted'));
}

function chosenFile({ files }: CatalogModel, format: string | undefined): number {
  if (format === undefined) return 0;
  const n = files.findIndex((file) => file.format === format.toLowerCase());
  if (n >= 0) return n;
  const formats = [...new Set(files.map((file) => file.format))];
  throw new ServiceError('invalid', `format: this model has ${formats.join(', ')}`);
}

function isPartial(range: { start: number; end: number } | undefined, size: number): boolean {
  return range !== undefined && (range.start > 0 || range.end < size - 1);
}

function needsUpgrade(model: CatalogModel, tiers: AppDeps['config']['tiers']): ServiceError {
  const tier = neededTier(model, tiers);
  const sold = model.price === null ? '' : ', or a purchase of the model';
  return new ServiceError('upgrade', `This model needs the plan ${tiers[tier]!.title}${sold}.`, {
    details: { upgrade_required: true, tier },
  });
}
