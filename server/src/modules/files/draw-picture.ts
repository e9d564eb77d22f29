import sharp from 'sharp';

const SECONDS_MAX = 10;

/** What a picture is for says its size: `fill` cuts what stands over, `fit` keeps all and never enlarges. */
const SHAPES = {
  avatar: { width: 512, height: 512, how: 'fill' },
  cover: { width: 1600, height: 400, how: 'fill' },
  logo: { width: 512, height: 512, how: 'fit' },
} as const;
export type PictureShape = keyof typeof SHAPES;

// The decoders of these five types and no other: what is never loaded has no holes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a picture again as WebP in the size of its shape; see `redrawPicture`, through which pictures of strangers go.
 * @throws Error of sharp for what is damaged or has too many pixels
 */
export function drawPicture(body: Buffer, shape: PictureShape, pixelsMax = 50_000_000): Promise<Buffer> {
  const { width, height, how } = SHAPES[shape];
  return sharp(body, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1, sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(width, height, how === 'fill' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
