const pieceSize = 262_144;
/** UTF-8 needs no more bytes than this for a unit of a string. */
const bytesOfUnit = 3;

/**
 * Texts as UTF-8, gathered into large pieces. Each text is encoded as it comes: joining them first costs twice the
 * time, as the joined text is built once more before it is encoded.
 */
export async function* textBytes(texts: AsyncIterable<string>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.allocUnsafeSlow(pieceSize);
  let used = 0;
  for await (const text of texts) {
    const needed = text.length * bytesOfUnit;
    if (used + needed > piece.length) {
      yield piece.subarray(0, used);
      piece = Buffer.allocUnsafeSlow(Math.max(pieceSize, needed));
      used = 0;
    }
    used += piece.write(text, used);
  }
  yield piece.subarray(0, used);
}
