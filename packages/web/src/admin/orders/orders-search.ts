/** Which orders are looked at; it stands in the address. Those that wait, where nothing is said. */
export interface OrdersSearch {
  show?: 'all';
}

/** From the address. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return search.show === 'all' ? { show: 'all' } : {};
}
