import sharp from 'sharp';

const SECONDS_MAX = 10;

/**
 * What a picture is for says its size: `fill` cuts what stands over, `fit` keeps all and never enlarges. Mailboxes do not
 * all know WebP, and what is transparent would stand on whatever colour they have: in mails it is PNG, on white. So are the
 * pictures of statements, which are often lines in black and read on a dark page, too.
 */
const SHAPES = {
  avatar: { width: 512, height: 512, how: 'fill' },
  cover: { width: 1600, height: 400, how: 'fill' },
  logo: { width: 512, height: 512, how: 'fit' },
  statement: { width: 1600, height: 1600, how: 'fit' },
  mail: { width: 320, height: 88, how: 'fit' },
} as const;
type PictureShape = keyof typeof SHAPES;
/** The shapes in which pictures are kept. */
export type StoredShape = Exclude<PictureShape, 'mail'>;

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
 * Draws a picture again in the size of its shape; see `redrawPicture`, through which pictures of strangers go.
 * @throws Error of sharp for what is damaged or has too many pixels
 */
export function drawPicture(body: Buffer, shape: PictureShape, pixelsMax = 50_000_000): Promise<Buffer> {
  const { width, height, how } = SHAPES[shape];
  const drawn = sharp(body, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1, sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(width, height, how === 'fill' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true });
  if (shape === 'mail') return drawn.flatten({ background: '#fff' }).png({ palette: true }).toBuffer();
  if (shape === 'statement') return drawn.flatten({ background: '#fff' }).webp({ quality: 86 }).toBuffer();
  return drawn.webp({ quality: 82 }).toBuffer();
}
