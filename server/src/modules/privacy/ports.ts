import type { PersonalData } from '../../platform/personal-data.ts';

let connected: readonly PersonalData[] | undefined;

/** What each module stores about people, in the order of the modules; app.ts lists it. */
export function connectPrivacy(data: readonly PersonalData[]): void {
  connected = data;
}

export function personalDataOf(): readonly PersonalData[] {
  if (!connected) throw new Error('connectPrivacy was not called');
  return connected;
}
