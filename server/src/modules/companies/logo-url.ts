/** Where anybody may see a logo. It has no signature, since search engines and previews keep the address. */
export function logoUrl(fileId: string | null): string | null {
  return fileId && `/logos/${fileId}`;
}
