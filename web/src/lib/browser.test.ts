import { expect, it } from 'vitest';
import { appAround, browserFamilyOf } from './browser.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const INSIDE_IPHONE = IPHONE.replace(' Version/18.5', '').replace(' Safari/604.1', '');

it.each([
  [CHROME, 'chromium'],
  [`${CHROME} Edg/142.0.0.0`, 'chromium'],
  [ANDROID, 'android'],
  [IPHONE, 'ios'],
  [SAFARI, 'safari'],
  [FIREFOX, 'firefox'],
])('%s is of the family %s', (userAgent, family) => {
  expect(browserFamilyOf(userAgent)).toBe(family);
  expect(appAround(userAgent)).toBeNull();
});

it.each([
  [`${INSIDE_IPHONE} Instagram 390.0.0.25.81 (iPhone16,2; iOS 18_5)`, 'Instagram'],
  [`${INSIDE_IPHONE} [LinkedInApp]/9.31.1050`, 'LinkedIn'],
  [`${ANDROID} WhatsApp/2.25.31`, 'WhatsApp'],
  [`${INSIDE_IPHONE} [FBAN/FBIOS;FBAV/530.0.0]`, 'Facebook'],
  [ANDROID.replace('Pixel 9)', 'Pixel 9; wv)'), ''],
  [INSIDE_IPHONE, ''],
])('%s is inside of %j', (userAgent, app) => {
  expect(appAround(userAgent)).toBe(app);
});
