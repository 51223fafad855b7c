import type { PaymentProvider } from './provider.ts';

/** No money moves here: an order waits until an admin says that it was paid. */
export const manualPayments: PaymentProvider = Object.freeze({
  name: 'manual' as const,
  clientId: null,
  open: async () => ({ providerOrder: null, payee: null, approveUrl: null }),
});
