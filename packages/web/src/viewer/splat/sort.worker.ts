// Sorts beside the page, so that turning never waits. First message: the centres; each further one: a direction and room for the answer.
import { createSortRoom, type SortRoom, sortSplats } from './sort-splats.ts';

export type SortMessage =
  | { centres: Float32Array }
  | { axis: readonly [number, number, number]; order: Uint32Array<ArrayBuffer> };

let centres = new Float32Array();
let room: SortRoom = createSortRoom(0);

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<SortMessage>) => void) | null;
  postMessage(message: Uint32Array, transfer: Transferable[]): void;
};

scope.onmessage = ({ data }) => {
  if ('centres' in data) {
    centres = data.centres as Float32Array<ArrayBuffer>;
    room = createSortRoom(centres.length / 3);
    return;
  }
  sortSplats(centres, data.axis, data.order, room);
  scope.postMessage(data.order, [data.order.buffer]);
};
