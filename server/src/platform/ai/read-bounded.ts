/** The text of an answer; null where it is longer, whose rest is not waited for. */
export async function readBounded(response: Response, mostBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
