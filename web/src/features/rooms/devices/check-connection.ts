import type { checkRelay } from '@prova/contract/rooms/rooms';
import { request } from '../../../lib/request.ts';

/**
 * `passed`: through the relay; `direct`: there is no relay here, but the browser calls without one; `failed`: the relay cannot be
 * reached; `unsupported`: the browser calls nobody, or is kept from it.
 */
export type ConnectionResult = 'passed' | 'direct' | 'failed' | 'unsupported';

const PATIENCE_MS = 12_000;

/** Calls itself, through the relay where there is one. Throws `ApiError` where it could not be asked for. */
export async function checkConnection(signal: AbortSignal): Promise<ConnectionResult> {
  if (typeof RTCPeerConnection === 'undefined') return 'unsupported';
  const { configured, iceServers } = await request<typeof checkRelay>(
    'POST',
    '/api/v1/interview-rooms/relay-check',
    {},
    { signal, repeatable: false },
  );
  if (!configured) return (await callsItself({}, signal)) ? 'direct' : 'unsupported';
  return (await callsItself({ iceServers, iceTransportPolicy: 'relay' }, signal)) ? 'passed' : 'failed';
}

/** Whether something that is sent over a call to oneself arrives. */
async function callsItself(configuration: RTCConfiguration, signal: AbortSignal): Promise<boolean> {
  const caller = new RTCPeerConnection(configuration);
  const callee = new RTCPeerConnection(configuration);
  let end: (arrived: boolean) => void = () => undefined;
  const arrival = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const giveUp = () => end(false);
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    // A candidate that comes too late or cannot be used leaves others.
    caller.onicecandidate = ({ candidate }) =>
      void callee.addIceCandidate(candidate ?? undefined).catch(() => undefined);
    callee.onicecandidate = ({ candidate }) =>
      void caller.addIceCandidate(candidate ?? undefined).catch(() => undefined);
    callee.ondatachannel = ({ channel }) => {
      channel.onmessage = () => end(true);
    };
    const channel = caller.createDataChannel('check');
    channel.onopen = () => channel.send('.');
    await caller.setLocalDescription();
    await callee.setRemoteDescription(caller.localDescription as RTCSessionDescription);
    await callee.setLocalDescription();
    await caller.setRemoteDescription(callee.localDescription as RTCSessionDescription);
    return await arrival;
  } catch {
    // Refused by a browser whose settings or policies forbid calls.
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    caller.close();
    callee.close();
  }
}
