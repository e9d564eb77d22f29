import { type Answer, NoAnswer, type Outgoing, parse, type UploadProgress } from './wire.ts';

// fetch cannot tell how much of a body has left; XMLHttpRequest can.
export function byXhr(outgoing: Outgoing, onProgress: (progress: UploadProgress) => void): Promise<Answer> {
  const { method, url, headers, body, timeoutMs, signal } = outgoing;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const xhr = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => settle(() => reject(new NoAnswer('time-out'))), timeoutMs);
    };
    const settle = (how: () => void) => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      how();
      xhr.abort();
    };
    const giveUp = () => settle(() => reject(signal?.reason));
    signal?.addEventListener('abort', giveUp);
    xhr.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress({ sentBytes: loaded, totalBytes: total });
    };
    xhr.onload = () =>
      settle(() => resolve({ status: xhr.status, statusText: xhr.statusText, body: parse(xhr.responseText) }));
    xhr.onerror = () => settle(() => reject(new NoAnswer('network')));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    wait();
    xhr.send(body ?? null);
  });
}
