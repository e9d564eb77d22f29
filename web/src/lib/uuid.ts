/** A random UUID. The browser's own maker is missing where the page is not served securely. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 of the variant that RFC 9562 describes.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
