export const SPOOL_DATABASE = 'prova-recordings';

/** Whether it may keep anything: it is there only while it does. Where a browser does not tell, it may. */
export async function mayKeepAnything(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === SPOOL_DATABASE);
}
