/** Ticks of an FBX time (KTime) per second. */
export const FBX_TICKS_PER_SECOND = 46_186_158_000;

/** "Kaydara FBX Binary  ", NUL, 0x1A, NUL: the first 23 bytes of a binary file; the version follows as u32. */
export const FBX_BINARY_MAGIC = 'Kaydara FBX Binary  \0\x1a\0';

/**
 * Type letters of the binary format. Scalars: C bool (B: byte), Y int16, I int32, L int64, F float, D double; S string, R raw bytes; arrays:
 * b bool, c bytes, i int32, l int64, f float, d double.
 */
export type FbxType = 'C' | 'B' | 'Y' | 'I' | 'L' | 'F' | 'D' | 'S' | 'R' | 'b' | 'c' | 'i' | 'l' | 'f' | 'd';

export type FbxArray = Uint8Array | Int32Array | Float32Array | Float64Array | BigInt64Array;

/** One property of a node. An int64 beyond 2^53 is a bigint, every other number a number; ASCII files know only L, D, S and arrays. */
export interface FbxProperty {
  type: FbxType;
  value: number | bigint | boolean | string | FbxArray;
}

/** A node of the file's tree, the same for the binary and the ASCII form. */
export interface FbxNode {
  name: string;
  properties: FbxProperty[];
  children: FbxNode[];
}

/** What stands at the top of a file. */
export interface FbxDocument {
  /** 5000 to 7700; in binary files of version 5 that of the container, 3000. */
  version: number;
  ascii: boolean;
  children: FbxNode[];
}
