import type { Budget } from '../_read/budget.ts';
import type { ByteReader } from './byte-reader.ts';
import { refuse } from './expect.ts';
import type { BitDecoder } from './rans.ts';
import { next, previous, type Surface, swingLeft } from './surface.ts';
import { openTraversal, type Traversal } from './symbols.ts';

/** What stands in an EdgeBreaker stream besides values: the surface of positions, and coded seams per further kind of attribute. */
export interface Connectivity {
  surface: Surface;
  faces: number;
  /** Vertices that lie at an opening. */
  isHole: Uint8Array;
  seams: BitDecoder[];
}

interface Split {
  source: number;
  split: number;
  right: boolean;
}

/** Bytes of memory that a face costs here and later. */
const FACE_BYTES = 120;

/**
 * Rebuilds the faces from their EdgeBreaker history, last face first: C closes a fan, L and R add a vertex, S joins two open edges, E begins anew.
 * Every edge is joined at most once, so that walks around a vertex always end.
 * Source: Rossignac, "Edgebreaker", 1999; Draco bitstream specification 2.2.
 */
export function readEdgebreaker(reader: ByteReader, budget: Budget): Connectivity {
  const method = reader.u8();
  const vertices = reader.varint();
  const faces = reader.varint();
  const attributes = reader.u8();
  const symbols = reader.varint();
  const splitSymbols = reader.varint();
  if (symbols > faces || splitSymbols > symbols || vertices > 3 * faces)
    throw refuse('its numbers of faces and vertices contradict each other');
  budget.spend(faces * FACE_BYTES);
  const most = vertices + splitSymbols;
  const splits = readSplits(reader, symbols);
  const traversal = openTraversal(reader, method, attributes, most, symbols, budget);
  const mesh = createGrower(faces, most);
  decodeFaces(mesh, traversal, splits, symbols);
  closeStarts(mesh, traversal.starts);
  if (mesh.faces !== faces) throw refuse('faces are missing');
  const { vertex, opposite, leftMost, isHole } = mesh;
  for (let v = 0; v < mesh.vertices; v++) if (isHole[v]) leftMost[v] = findLeftMost(opposite, leftMost[v]);
  const isBoundary = (v: number): boolean => leftMost[v] < 0 || swingLeft(opposite, leftMost[v]) < 0;
  return {
    surface: { vertex, opposite, leftMost, vertices: mesh.vertices, isBoundary },
    faces,
    isHole,
    seams: traversal.seams,
  };
}

function readSplits(reader: ByteReader, symbols: number): Split[] {
  const count = reader.varint();
  if (count > symbols) throw refuse('it has more splits than faces');
  const splits: Split[] = [];
  let last = 0;
  for (let i = 0; i < count; i++) {
    last += reader.varint();
    const back = reader.varint();
    if (back > last || last >= symbols) throw refuse('a split points outside');
    splits.push({ source: last, split: last - back, right: false });
  }
  for (const split of splits) split.right = reader.bits(1) === 1;
  reader.endBits();
  return splits;
}

type Grower = ReturnType<typeof createGrower>;

function createGrower(faces: number, verticesMost: number) {
  return {
    faces: 0,
    vertices: 0,
    facesMost: faces,
    verticesMost,
    vertex: new Int32Array(3 * faces).fill(-1),
    opposite: new Int32Array(3 * faces).fill(-1),
    leftMost: new Int32Array(verticesMost).fill(-1),
    isHole: new Uint8Array(verticesMost).fill(1),
    stack: [] as number[],
  };
}

function addFace(m: Grower): number {
  if (m.faces >= m.facesMost) throw refuse('it has too many faces');
  return 3 * m.faces++;
}

function addVertex(m: Grower, corner: number): number {
  if (m.vertices >= m.verticesMost) throw refuse('it has too many vertices');
  m.vertex[corner] = m.vertices;
  m.leftMost[m.vertices] = corner;
  return m.vertices++;
}

function join(m: Grower, a: number, b: number): void {
  if (a === b || m.opposite[a] >= 0 || m.opposite[b] >= 0) throw refuse('an edge has more than two faces');
  m.opposite[a] = b;
  m.opposite[b] = a;
}

function top(m: Grower): number {
  if (m.stack.length === 0) throw refuse('a face has nothing to hang from');
  return m.stack[m.stack.length - 1];
}

function decodeFaces(m: Grower, traversal: Traversal, splits: Split[], symbols: number): void {
  const waiting = new Map<number, number>();
  for (let i = 0; i < symbols; i++) {
    const symbol = traversal.symbol();
    const corner = addFace(m);
    if (symbol === 'C') closeFan(m, corner);
    else if (symbol === 'S') joinOpenings(m, corner, waiting.get(i), traversal);
    else if (symbol === 'E') {
      for (let k = 0; k < 3; k++) addVertex(m, corner + k);
      m.stack.push(corner);
    } else extend(m, corner, symbol === 'R');
    traversal.reached(symbol, m.vertex, corner);
    if (symbol === 'C' || symbol === 'S') continue;
    const id = symbols - i - 1;
    for (let last = splits.at(-1); last && last.source >= id; last = splits.at(-1)) {
      if (last.source > id) throw refuse('a split comes out of order');
      splits.pop();
      waiting.set(symbols - last.split - 1, last.right ? next(corner) : previous(corner));
    }
  }
}

function closeFan(m: Grower, corner: number): void {
  const a = top(m);
  const x = m.vertex[next(a)];
  const b = next(mustBe(m.leftMost[x]));
  join(m, a, corner + 1);
  join(m, b, corner + 2);
  const [prev, after] = [m.vertex[previous(a)], m.vertex[next(b)]];
  if (x === prev || x === after) throw refuse('a face repeats a vertex');
  m.vertex[corner] = x;
  m.vertex[corner + 1] = after;
  m.vertex[corner + 2] = prev;
  m.leftMost[prev] = corner + 2;
  m.isHole[x] = 0;
  m.stack[m.stack.length - 1] = corner;
}

function extend(m: Grower, corner: number, right: boolean): void {
  const a = top(m);
  const tip = corner + (right ? 2 : 1);
  join(m, tip, a);
  addVertex(m, tip);
  const r = right ? corner : corner + 2;
  m.vertex[r] = m.vertex[previous(a)];
  m.leftMost[m.vertex[r]] = r;
  m.vertex[right ? corner + 1 : corner] = m.vertex[next(a)];
  m.stack[m.stack.length - 1] = corner;
}

function joinOpenings(m: Grower, corner: number, waiting: number | undefined, traversal: Traversal): void {
  const b = top(m);
  m.stack.pop();
  if (waiting !== undefined) m.stack.push(waiting);
  const a = top(m);
  join(m, a, corner + 2);
  join(m, b, corner + 1);
  const p = m.vertex[previous(a)];
  m.vertex[corner] = p;
  m.vertex[corner + 1] = m.vertex[next(a)];
  const last = m.vertex[previous(b)];
  m.vertex[corner + 2] = last;
  m.leftMost[last] = corner + 2;
  const first = next(b);
  const n = m.vertex[first];
  if (n === p) throw refuse('a vertex is joined with itself');
  traversal.merged(p, n);
  m.leftMost[p] = m.leftMost[n];
  for (let c = first; c >= 0; ) {
    m.vertex[c] = p;
    c = swingLeft(m.opposite, c);
    if (c === first) throw refuse('a split closes a fan');
  }
  m.leftMost[n] = -1;
  m.stack[m.stack.length - 1] = corner;
}

/** The faces with which the encoder began are the last ones here. */
function closeStarts(m: Grower, starts: BitDecoder): void {
  while (m.stack.length) {
    const a = m.stack.pop() as number;
    if (!starts.next()) continue;
    const n = m.vertex[next(a)];
    const b = next(mustBe(m.leftMost[n]));
    const x = m.vertex[next(b)];
    const c = next(mustBe(m.leftMost[x]));
    const p = m.vertex[next(c)];
    const corner = addFace(m);
    join(m, corner, a);
    join(m, corner + 1, b);
    join(m, corner + 2, c);
    [x, p, n].forEach((v, k) => {
      m.vertex[corner + k] = v;
      m.isHole[v] = 0;
    });
  }
}

function mustBe(corner: number): number {
  if (corner < 0) throw refuse('a vertex has no face');
  return corner;
}

function findLeftMost(opposite: Int32Array, first: number): number {
  if (first < 0) return first;
  let c = first;
  let left = swingLeft(opposite, first);
  while (left >= 0 && left !== first) {
    c = left;
    left = swingLeft(opposite, left);
  }
  return left === first ? first : c;
}
