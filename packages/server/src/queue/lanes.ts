import type { Database } from '../db/database.ts';

export interface LaneState {
  name: string;
  capacity: number;
  used: number;
}

/** How full the lanes are. */
export async function readLanes(db: Database): Promise<LaneState[]> {
  const { rows } = await db.pool.query<LaneState>('select name, capacity, used from lane order by name');
  return rows;
}
