import { useSyncExternalStore } from 'react';
import { type LocalDevices, localDevices, NO_DEVICES } from './local-devices.ts';

/** Devices and choice, kept up to date while devices come and go; change the choice by `localDevices.choose`. */
export function useLocalDevices(): LocalDevices {
  return useSyncExternalStore(localDevices.subscribe, localDevices.read, () => NO_DEVICES);
}
