/** The text of an answer; null where it is longer, whose rest is not waited for. */
export async function readBounded(response: Response, mostBytes: number): Promise<string | null> {
  const bytes = await readBytes(response, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The bytes of an answer; null where there are more, whose rest is not waited for. */
export async function readBytes(response: Response, mostBytes: number): Promise<Buffer | null> {
  if (!response.body) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, bytes);
}
