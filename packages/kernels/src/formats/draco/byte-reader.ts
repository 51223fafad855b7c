import { refuse } from './expect.ts';

/** Reads a Draco stream from front to back. Little-endian; every read is checked against what is left. */
export class ByteReader {
  readonly bytes: Uint8Array;
  private readonly view: DataView;
  private at = 0;
  private bit = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8(): number {
    return this.bytes[this.move(1)];
  }

  i8(): number {
    return this.view.getInt8(this.move(1));
  }

  u16(): number {
    return this.view.getUint16(this.move(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.move(4), true);
  }

  i32(): number {
    return this.view.getInt32(this.move(4), true);
  }

  f32(): number {
    return this.view.getFloat32(this.move(4), true);
  }

  /** LEB128, up to 32 bits: lengths of more are never right. */
  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (value > 0xffffffff) throw refuse('a number is out of range');
      if (byte < 128) return value;
    }
  }

  /** The next `length` bytes, not copied. */
  take(length: number): Uint8Array {
    const from = this.move(length);
    return this.bytes.subarray(from, from + length);
  }

  /** The next bits, lowest first; call `endBits` when done with them. */
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      if (this.at >= this.bytes.length) throw refuse('it is cut short');
      value |= ((this.bytes[this.at] >> this.bit) & 1) << i;
      if (++this.bit === 8) {
        this.bit = 0;
        this.at++;
      }
    }
    return value >>> 0;
  }

  /** Goes to the next whole byte. */
  endBits(): void {
    if (this.bit > 0) this.at++;
    this.bit = 0;
  }

  private move(length: number): number {
    const from = this.at;
    if (length > this.bytes.length - from) throw refuse('it is cut short');
    this.at += length;
    return from;
  }
}
