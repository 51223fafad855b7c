import type { Order } from '@claywork/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { ordersQuery } from '../queries.ts';

/** What can be ordered. */
export interface Ware {
  kind: 'pack' | 'tier' | 'model';
  id: string;
}

/** Places an order, and leads to where it is paid; `onOrdered`: there is no such place, it waits for the operator. */
export function useBuy(options: { onOrdered: (order: Order) => void; onError?: (error: Error) => void }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ware: Ware) => client.account.placeOrder(ware),
    onSuccess: (order) => {
      void queries.invalidateQueries({ queryKey: ordersQuery.queryKey });
      if (order.approve_url) window.location.assign(order.approve_url);
      else options.onOrdered(order);
    },
    onError: options.onError,
  });
}
