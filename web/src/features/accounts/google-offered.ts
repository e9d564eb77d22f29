/** Whether the server has written a client id of Google into the page; without one nothing of Google is drawn. */
export const offersGoogle = (): boolean => document.querySelector('meta[name="google-client-id"]') !== null;
