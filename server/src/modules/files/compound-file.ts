const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STREAM = 2;
/** More folders than any document has: a chain that runs in a circle ends here. */
const SECTORS_MAX = 4096;

/**
 * The names of the streams in a compound file, the container of the older Office formats ([MS-CFB] 2.2 to 2.6).
 * @returns null when it is none, or damaged
 */
export function compoundFileStreams(file: Buffer): string[] | null {
  if (file.length < HEADER_BYTES || !file.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  /** The header takes the place of a sector. */
  const sector = (number: number) => {
    const start = (number + 1) * sectorBytes;
    return start + sectorBytes <= file.length ? file.subarray(start, start + sectorBytes) : null;
  };
  /** The allocation table says which sector follows; the header lists the first 109 sectors of that table. */
  const next = (number: number) => {
    const perSector = sectorBytes / 4;
    const tableIndex = Math.floor(number / perSector);
    if (tableIndex >= 109) return null;
    return sector(file.readUInt32LE(76 + tableIndex * 4))?.readUInt32LE((number % perSector) * 4) ?? null;
  };

  const names: string[] = [];
  let number: number | null = file.readUInt32LE(48);
  for (let read = 0; number !== null && read < SECTORS_MAX; read += 1) {
    const entries = sector(number);
    if (!entries) break;
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) {
      const nameBytes = entries.readUInt16LE(at + 64);
      if (entries[at + 66] !== STREAM || nameBytes < 2 || nameBytes > 64) continue;
      names.push(entries.toString('utf16le', at, at + nameBytes - 2));
    }
    number = next(number);
  }
  return names;
}
