import type { Database } from '../db/database.ts';

/** Which of these models the member bought by themselves, and did not give back. */
export async function boughtAmong(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.pool.query<{ item: string }>({
    name: 'bought_among',
    text: `select item from payment_order where member_id = $1 and kind = 'model' and status = 'paid' and item = any ($2)`,
    values: [memberId, ids],
  });
  return new Set(rows.map(({ item }) => item));
}
