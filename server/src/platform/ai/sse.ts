/**
 * The data of each event of a server-sent event stream (WHATWG HTML, 9.2.6), whatever the pieces it arrives in.
 * Event names, ids and retries are not used by the services we read and are skipped. A last event without its empty
 * line, which some services leave out, is handed on.
 */
export async function* readEventStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = '';
  let data: string[] = [];
  for await (const bytes of body) {
    pending += decoder.decode(bytes, { stream: true });
    // A carriage return at the end may be the first half of a line end.
    const lines = pending.split(/\r\n|\n|\r(?!$)/);
    pending = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) {
        data.push(dataOf(line));
      }
    }
  }
  const last = (pending + decoder.decode()).trimEnd();
  if (last.startsWith('data:')) data.push(dataOf(last));
  if (data.length > 0) yield data.join('\n');
}

const dataOf = (line: string) => line.slice(line.startsWith('data: ') ? 6 : 5);
