/** How members pay, as the environment says. */
export type PaymentEnv =
  | { provider: 'off' }
  | { provider: 'manual' }
  | { provider: 'paypal'; clientId: string; secret: string; webhookId: string; api: string; returnUrl: string };

interface Given {
  PAYMENTS: 'off' | 'manual' | 'paypal';
  PAYPAL_CLIENT_ID?: string;
  PAYPAL_SECRET?: string;
  PAYPAL_WEBHOOK_ID?: string;
  PAYPAL_API: string;
  PUBLIC_URL?: string;
}

/** Throws a sentence naming the variable that PayPal needs and that is not there. */
export function paymentsOf(given: Given): PaymentEnv {
  if (given.PAYMENTS !== 'paypal') return { provider: given.PAYMENTS };
  const api = given.PAYPAL_API.replace(/\/+$/, '');
  if (new URL(api).protocol !== 'https:' && !isLoopback(new URL(api).hostname))
    throw new Error('environment variable PAYPAL_API: must be https, the secret goes there');
  return {
    provider: 'paypal',
    clientId: needed(given, 'PAYPAL_CLIENT_ID'),
    secret: needed(given, 'PAYPAL_SECRET'),
    webhookId: needed(given, 'PAYPAL_WEBHOOK_ID'),
    api,
    // people come back here from PayPal
    returnUrl: needed(given, 'PUBLIC_URL').replace(/\/+$/, ''),
  };
}

function needed(given: Given, name: 'PAYPAL_CLIENT_ID' | 'PAYPAL_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'PUBLIC_URL'): string {
  const value = given[name];
  if (!value) throw new Error(`environment variable ${name}: must be set when PAYMENTS is paypal`);
  return value;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}
