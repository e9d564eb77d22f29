import { type Box, containIn, coverOf, initialsOf, layoutOf, NAME_HEIGHT } from './picture-layout.ts';
import type { PictureMessage } from './picture-messages.ts';

type Scene = Omit<Extract<PictureMessage, { type: 'scene' }>, 'type'>;
type Canvas = OffscreenCanvasRenderingContext2D;

/** As the room itself looks in the dark. */
const COLOURS = { ground: '#0d1311', tile: '#141c19', circle: '#26312c', words: '#e7eeea', quiet: '#9dada4' };
const FONT = 'Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const PADDING = 10;

/** A place in the picture, and what it shows. */
interface Tile {
  readonly box: Box;
  readonly name: string;
  readonly source: number | null;
  /** A screen is seen whole; a person fills their place. */
  readonly isWhole: boolean;
}

export function tilesOf({ people, screen }: Scene): readonly Tile[] {
  const layout = layoutOf(people.length, screen !== null);
  const shown = layout.people.flatMap((box, index) => {
    const person = people[index];
    return person ? [{ box, ...person, isWhole: false }] : [];
  });
  return screen && layout.screen ? [{ box: layout.screen, ...screen, isWhole: true }, ...shown] : shown;
}

/** What stays as it is between two frames: ground, names, initials. */
export function drawGround(canvas: Canvas, tiles: readonly Tile[]): void {
  canvas.fillStyle = COLOURS.ground;
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height);
  for (const tile of tiles) {
    const picture = pictureIn(tile.box);
    canvas.fillStyle = COLOURS.tile;
    canvas.fillRect(tile.box.x, tile.box.y, tile.box.width, tile.box.height);
    drawName(canvas, tile);
    if (!tile.isWhole) drawInitials(canvas, tile.name, picture);
  }
}

export function drawFrame(canvas: Canvas, { box, isWhole }: Tile, frame: VideoFrame): void {
  const picture = pictureIn(box);
  const size = { width: frame.displayWidth, height: frame.displayHeight };
  if (isWhole) {
    const at = containIn(size, picture);
    canvas.fillStyle = COLOURS.tile;
    canvas.fillRect(picture.x, picture.y, picture.width, picture.height);
    canvas.drawImage(frame, at.x, at.y, at.width, at.height);
    return;
  }
  const cut = coverOf(size, picture);
  const { x, y, width, height } = picture;
  canvas.drawImage(frame, cut.x, cut.y, cut.width, cut.height, x, y, width, height);
}

const pictureIn = (box: Box): Box => ({ ...box, height: box.height - NAME_HEIGHT });

function drawName(canvas: Canvas, { box, name, isWhole }: Tile): void {
  canvas.font = `500 16px ${FONT}`;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = isWhole ? COLOURS.quiet : COLOURS.words;
  const words = fitted(canvas, name, box.width - 2 * PADDING);
  canvas.fillText(words, box.x + PADDING, box.y + box.height - NAME_HEIGHT / 2);
}

function drawInitials(canvas: Canvas, name: string, picture: Box): void {
  const radius = Math.min(picture.width, picture.height) / 4;
  const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  canvas.fillStyle = COLOURS.circle;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
  canvas.font = `600 ${Math.round(radius * 0.8)}px ${FONT}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = COLOURS.words;
  canvas.fillText(initialsOf(name), x, y);
}

/** As much of a text as has room. */
function fitted(canvas: Canvas, text: string, width: number): string {
  if (canvas.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && canvas.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
