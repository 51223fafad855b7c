import { z } from 'zod';
import {
  ForgedEventError,
  OrderRefusedError,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '../../payments/errors.ts';
import { takeEvent } from '../../payments/take-event.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';
import { onOdd } from './orders.ts';

/**
 * `POST /payments/paypal/webhook`: PayPal tells of payments and refunds. Anybody may call it; only what PayPal signed for this webhook does
 * anything. 200 means that it need not be told again, whatever came of it; 503 asks PayPal to come back.
 */
export function registerPayPalWebhook(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'takePayPalEvent',
    summary: 'For PayPal: events of payments, signed',
    tags: ['account'],
    response: { 200: z.object({ ok: z.literal(true) }), ...errorResponses(404, 413, 415) },
  };
  api.post('/payments/paypal/webhook', { schema }, async ({ headers, rawBody, log }) => {
    const provider = deps.payments;
    const online = provider?.online;
    if (provider?.name !== 'paypal' || !online) throw new ServiceError('not_found', 'There is nothing here.');
    if (!rawBody?.length) throw new ServiceError('invalid', 'body: is required');
    try {
      const event = await online.event(headers, rawBody);
      const outcome = await takeEvent(deps.db, { ...provider, online }, event, onOdd(log));
      log.info({ event: event.id, type: event.type, outcome }, 'payment event');
    } catch (error) {
      if (error instanceof ForgedEventError) {
        log.warn({ reason: error.message }, 'a forged payment event');
        throw new ServiceError('invalid', 'This is not an event of PayPal for this service.', { cause: error });
      }
      if (RETRY.some((kind) => error instanceof kind))
        throw new ServiceError('unavailable', 'Come again with this event.', { cause: error });
      throw error;
    }
    return { ok: true as const };
  });
}

const RETRY = [ProviderUnavailableError, ProviderRefusedError, OrderRefusedError];
