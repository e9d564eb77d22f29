import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import * as pictures from '../../../test/fixtures/pictures.ts';
import { AppError } from '../../platform/app-error.ts';
import { createLog } from '../../platform/log.ts';
import { openSandbox } from '../../platform/sandbox/sandbox.ts';
import { PICTURE_MAX_BYTES, redrawPicture, type StoredShape } from './picture.ts';

const sandbox = openSandbox({ log: createLog('silent') });
afterAll(() => sandbox.close());
const drawPicture = async (body: Buffer, shape: StoredShape) => Buffer.from(await redrawPicture(sandbox, body, shape));

const refusal = (body: Buffer) =>
  drawPicture(body, 'avatar').then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

async function pixel(picture: Buffer, left: number, top: number) {
  const [red = 0, , blue = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  '%s becomes WebP of the size of its shape',
  async (format) => {
    const picture = await drawPicture(await pictures.twoHalves(format), 'avatar');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(await pixel(picture, 50, 256)).toBe('red');
    expect(await pixel(picture, 460, 256)).toBe('blue');
  },
);

test('a cover is wide, and a logo keeps its whole and is not enlarged', async () => {
  const body = await pictures.twoHalves();
  expect(await sharp(await drawPicture(body, 'cover')).metadata()).toMatchObject({ width: 1600, height: 400 });
  expect(await sharp(await drawPicture(body, 'logo')).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('a photo stands as it was held, and tells no place and no device', async () => {
  const sent = await pictures.sidewaysPhoto();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const picture = await drawPicture(sent, 'avatar');
  expect(await pixel(picture, 256, 50)).toBe('red');
  expect(await pixel(picture, 256, 460)).toBe('blue');
  const metadata = await sharp(picture).metadata();
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
    Array(5).fill(undefined),
  );
  expect(picture.includes('Telefone da Ana')).toBe(false);
});

test('of a moving picture the first frame is kept', async () => {
  const picture = await drawPicture(await pictures.movingGif(), 'avatar');
  expect((await sharp(picture).metadata()).pages).toBeUndefined();
  expect(await pixel(picture, 256, 256)).toBe('red');
});

test('what follows a picture does not outlive it', async () => {
  const body = Buffer.concat([
    await pictures.twoHalves('jpeg'),
    Buffer.from('<script>alert(1)</script>'),
    Buffer.from('PK\u0003\u0004'),
  ]);
  expect((await drawPicture(body, 'avatar')).includes('script')).toBe(false);
});

test('what is no picture is refused, whatever it is called', async () => {
  expect(await refusal(Buffer.alloc(0))).toBe('FILE_EMPTY');
  expect(await refusal(pictures.scriptedSvg)).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await refusal(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('FILE_TYPE_UNSUPPORTED');
  expect(await refusal(Buffer.from('GIF89a/*<script>*/=alert(1)//<script>'))).toBe('PICTURE_UNREADABLE');
  expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('FILE_TYPE_UNSUPPORTED');
  expect(
    await refusal(
      await sharp(await pictures.twoHalves())
        .tiff()
        .toBuffer(),
    ),
  ).toBe('FILE_TYPE_UNSUPPORTED');
});

test('a picture of which a part was lost is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const whole = await pictures.twoHalves(format);
    expect(await refusal(whole.subarray(0, whole.length >> 1)), format).toBe('PICTURE_UNREADABLE');
  }
});

test('a small file that unpacks to a gigabyte is refused before it does', async () => {
  const body = pictures.bombPng();
  expect(body.length).toBeLessThan(PICTURE_MAX_BYTES);
  expect(await refusal(body)).toBe('PICTURE_TOO_MANY_PIXELS');
});

test('an AVIF, of which all is decoded at once, may have thirty megapixels', async () => {
  const body = await pictures.plainAvif(6000, 5100);
  expect(body.length).toBeLessThan(5_000);
  await expect(drawPicture(body, 'avatar')).rejects.toMatchObject({
    code: 'PICTURE_TOO_MANY_PIXELS',
    data: { megapixels: 30 },
  });
});

test('five megabytes are accepted, one byte more is not', async () => {
  const photo = await pictures.noisyPhoto(1500, 1000);
  const filled = Buffer.concat([photo, Buffer.alloc(PICTURE_MAX_BYTES - photo.length)]);
  expect(await refusal(filled)).toBe('accepted');
  expect(await refusal(Buffer.concat([filled, Buffer.alloc(1)]))).toBe('FILE_TOO_LARGE');
});
