const load = async (url: string, signal?: AbortSignal): Promise<Uint8Array> => {
  const answer = await fetch(url, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** The one file that is read before it is asked for. */
let ahead: { readonly url: string; readonly bytes: Promise<Uint8Array | null> } | null = null;

/** Loads a file that is likely to be opened next, in the place of the one before. What fails is loaded when it is opened. */
export function readPdfAhead(url: string): void {
  if (ahead?.url !== url) ahead = { url, bytes: load(url).catch(() => null) };
}

/**
 * A file, which is given away once: who reads it hands it to a worker.
 * @throws when it cannot be loaded
 */
export async function pdfBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  if (ahead?.url !== url) return load(url, signal);
  const { bytes } = ahead;
  ahead = null;
  return (await bytes) ?? load(url, signal);
}
