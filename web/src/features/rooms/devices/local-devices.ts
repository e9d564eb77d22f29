import { BROWSERS_OWN, type DeviceChoice, FIRST_CHOICE, keepChoice, readChoice } from './device-choice.ts';

export interface ListedDevice {
  readonly id: string;
  /** Empty until the person has allowed a device of this kind. */
  readonly name: string;
}

export interface LocalDevices {
  readonly choice: DeviceChoice;
  /** Without the browser's own, which is always there. */
  readonly cameras: readonly ListedDevice[];
  readonly microphones: readonly ListedDevice[];
  readonly speakers: readonly ListedDevice[];
  /** Whether the lists were read at all. */
  readonly listed: boolean;
}

/** Before the browser is asked: the same on the server. */
export const NO_DEVICES: LocalDevices = {
  choice: FIRST_CHOICE,
  cameras: [],
  microphones: [],
  speakers: [],
  listed: false,
};

let state: LocalDevices = NO_DEVICES;
let started = false;
const listeners = new Set<() => void>();

/**
 * The devices of this computer or phone, and which of them somebody takes part with: remembered here, read by the equipment test
 * and by the room. Listing them asks nobody anything.
 */
export const localDevices = {
  read: (): LocalDevices => state,
  subscribe: (listener: () => void): (() => void) => {
    start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) end();
    };
  },
  choose: (changes: Partial<DeviceChoice>): DeviceChoice => {
    start();
    const choice = { ...state.choice, ...changes };
    keepChoice(choice);
    write({ choice });
    return choice;
  },
  /** Reads the lists anew: once a device is allowed, browsers tell its name. */
  refresh: (): Promise<void> => list(),
};

function write(changes: Partial<LocalDevices>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function start(): void {
  if (started) return;
  started = true;
  state = { ...state, choice: readChoice() };
  navigator.mediaDevices?.addEventListener?.('devicechange', listAgain);
  listAgain();
}

function end(): void {
  started = false;
  navigator.mediaDevices?.removeEventListener?.('devicechange', listAgain);
}

function listAgain(): void {
  void list();
}

async function list(): Promise<void> {
  // Some browsers list nothing; what they take by themselves can still be chosen.
  const found = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
  write({
    cameras: listed(found, 'videoinput'),
    microphones: listed(found, 'audioinput'),
    speakers: listed(found, 'audiooutput'),
    listed: true,
  });
}

/** Without those that only stand for another, and those that have no id yet. */
function listed(found: readonly MediaDeviceInfo[], wanted: MediaDeviceKind): ListedDevice[] {
  return found
    .filter(({ kind, deviceId }) => kind === wanted && !['', BROWSERS_OWN, 'communications'].includes(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
