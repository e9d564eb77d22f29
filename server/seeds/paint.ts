import sharp from 'sharp';

/** Red, green and blue. */
export type Colour = readonly [number, number, number];

/**
 * Paints a picture point by point.
 * @param fine points looked at across a pixel, so that edges are smooth
 * @param colourAt of a point; its height goes from -1 to 1, y upwards, and its width by as much as the picture is wider
 */
export async function paint(
  { width, height, fine = 3 }: { width: number; height: number; fine?: number },
  colourAt: (x: number, y: number) => Colour,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const at = (pixel: number, step: number, size: number) => (2 * (pixel + (step + 0.5) / fine) - size) / height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sum: [number, number, number] = [0, 0, 0];
      for (let step = 0; step < fine * fine; step += 1) {
        const colour = colourAt(at(column, step % fine, width), -at(row, Math.floor(step / fine), height));
        for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel];
      }
      const offset = (row * width + column) * 3;
      for (const channel of [0, 1, 2] as const) pixels[offset + channel] = Math.round(sum[channel] / (fine * fine));
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
