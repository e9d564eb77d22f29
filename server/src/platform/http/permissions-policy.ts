/** What pages use of the browser, or will: calls with camera, screen and sound, passkeys, copying, presenting. */
const OWN = [
  'autoplay',
  'camera',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'microphone',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'speaker-selection',
];

// Names that Chromium knows: it warns of others in the console. `storage-access` stays as it is, for Google's frame.
const REFUSED = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const header = (rights: readonly (readonly [name: string, who: string])[]) =>
  rights.map(([name, who]) => `${name}=(${who})`).join(', ');

const refused = (names: readonly string[]) => names.map((name) => [name, ''] as const);

/**
 * The `Permissions-Policy` of a page: what it uses is for us alone, the rest for nobody.
 * @param google origin of Google's script where one signs in with it; its frame asks the browser for the account
 */
export function pagePermissions(google: string | null): string {
  const identity = ['identity-credentials-get', google ? `self "${google}"` : ''] as const;
  return header([...OWN.map((name) => [name, 'self'] as const), identity, ...refused(REFUSED)]);
}

/** The `Permissions-Policy` of documents that only show something. */
export const NO_PERMISSIONS = header(refused([...OWN, 'identity-credentials-get', ...REFUSED]));
