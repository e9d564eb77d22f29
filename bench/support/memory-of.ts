/** How much memory a server has, as its metrics tell. */
export async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (!bytes) throw new Error('The server does not say how much memory it has.');
  return Number(bytes);
}
