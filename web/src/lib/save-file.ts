/** Hands a file to the browser, which puts it where it puts downloads. */
export function saveFile(name: string, content: BlobPart, mime: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** The same of what an answer holds as Base64. */
export function saveBase64(name: string, content: string, mime: string): void {
  saveFile(
    name,
    Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
    mime,
  );
}

/** Has the browser download what stands at an address of ours; a refusal is a failed download, and the page stays. */
export function downloadFrom(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
