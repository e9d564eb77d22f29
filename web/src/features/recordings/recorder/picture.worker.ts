import { drawFrame, drawGround, tilesOf } from './draw-scene.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-layout.ts';
import type { PictureMessage, PictureReport } from './picture-messages.ts';

/** The clock of the picture: a hidden page's own is slowed down, a worker's is not. */
const FRAMES_PER_SECOND = 20;
/** Where nothing changes, a frame now and then is enough for a player to go on. */
const STILL_MS = 500;

interface Source {
  readonly reader: ReadableStreamDefaultReader<VideoFrame>;
  frame: VideoFrame | null;
  isNew: boolean;
}

const sources = new Map<number, Source>();
let tiles: ReturnType<typeof tilesOf> = [];
let isNewScene = true;
let lastAt = Number.NEGATIVE_INFINITY;
let clock: ReturnType<typeof setInterval> | undefined;
let writer: WritableStreamDefaultWriter<VideoFrame> | null = null;

const canvas = new OffscreenCanvas(PICTURE_WIDTH, PICTURE_HEIGHT);
const context = canvas.getContext('2d', { alpha: false });

const fail = (error: unknown) => postMessage({ failed: String(error) } satisfies PictureReport);

function draw(): void {
  // Whoever takes the pictures is behind: the next one will do.
  if (!context || !writer || (writer.desiredSize ?? 0) <= 0) return;
  let changed = isNewScene;
  if (isNewScene) drawGround(context, tiles);
  for (const tile of tiles) {
    const source = tile.source === null ? undefined : sources.get(tile.source);
    if (!source?.frame || !(source.isNew || isNewScene)) continue;
    drawFrame(context, tile, source.frame);
    source.isNew = false;
    changed = true;
  }
  isNewScene = false;
  const now = performance.now();
  if (!changed && now - lastAt < STILL_MS) return;
  lastAt = now;
  writer.write(new VideoFrame(canvas, { timestamp: Math.round(now * 1000) })).catch(fail);
}

async function follow(id: number, readable: ReadableStream<VideoFrame>): Promise<void> {
  const source: Source = { reader: readable.getReader(), frame: null, isNew: false };
  sources.set(id, source);
  for (;;) {
    const { done, value } = await source.reader.read();
    if (done) break;
    if (sources.get(id) !== source) {
      value.close();
      break;
    }
    source.frame?.close();
    source.frame = value;
    source.isNew = true;
  }
  forget(id);
}

/** In its place are initials again. */
function forget(id: number): void {
  const source = sources.get(id);
  if (!source) return;
  sources.delete(id);
  source.frame?.close();
  source.frame = null;
  source.reader.cancel().catch(() => undefined);
  isNewScene = true;
}

function end(): void {
  clearInterval(clock);
  for (const id of [...sources.keys()]) forget(id);
  writer?.close().catch(() => undefined);
  close();
}

addEventListener('message', ({ data }: MessageEvent<PictureMessage>) => {
  if (data.type === 'begin') {
    writer = data.writable.getWriter();
    clock = setInterval(draw, 1000 / FRAMES_PER_SECOND);
  } else if (data.type === 'source') follow(data.source, data.readable).catch(() => forget(data.source));
  else if (data.type === 'forget') forget(data.source);
  else if (data.type === 'scene') {
    tiles = tilesOf(data);
    isNewScene = true;
  } else end();
});
