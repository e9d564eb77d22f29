/** A rectangle of the picture, in whole pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Of the screen that is shared; null where none is. */
  readonly screen: Box | null;
  /** Of each person, in their order; the last of many have none. */
  readonly people: readonly Box[];
}

export const PICTURE_WIDTH = 1280;
export const PICTURE_HEIGHT = 720;
/** Of the line with the name beneath each picture. */
export const NAME_HEIGHT = 32;
/** More could not be told apart. */
export const PEOPLE_SHOWN = 16;

const GAP = 12;
const RATIO = 16 / 9;
/** Beside a screen there is room for so much of the width, and for so many people. */
const SIDE_SHARE = 0.2;
const SIDE_SHOWN = 4;

/** Where everybody stands in the picture: as large as they can be, or beside the screen that is shared. Pure. */
export function layoutOf(people: number, hasScreen: boolean): Layout {
  const all: Box = {
    x: GAP,
    y: GAP,
    width: PICTURE_WIDTH - 2 * GAP,
    height: PICTURE_HEIGHT - 2 * GAP,
  };
  if (!hasScreen) return { screen: null, people: gridIn(all, Math.min(people, PEOPLE_SHOWN)) };
  if (people === 0) return { screen: all, people: [] };
  const side = Math.floor(all.width * SIDE_SHARE);
  const screen = { ...all, width: all.width - side - GAP };
  const column = { ...all, x: screen.x + screen.width + GAP, width: side };
  return { screen, people: gridIn(column, Math.min(people, SIDE_SHOWN)) };
}

/** The rows and columns that leave each person most room; a last row that is not full stands in the middle. */
function gridIn(area: Box, count: number): Box[] {
  const choices = Array.from({ length: count }, (_, index) => sizeIn(area, count, index + 1));
  const best = choices.reduce<(typeof choices)[number] | null>(
    (found, each) => (found && found.width >= each.width ? found : each),
    null,
  );
  if (!best) return [];
  const { columns, width, height } = best;
  const rows = Math.ceil(count / columns);
  const top = area.y + Math.floor((area.height - rows * height - (rows - 1) * GAP) / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = area.x + Math.floor((area.width - inRow * width - (inRow - 1) * GAP) / 2);
    return { x: left + (index % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}

function sizeIn(area: Box, count: number, columns: number): { columns: number; width: number; height: number } {
  const rows = Math.ceil(count / columns);
  const widest = (area.width - (columns - 1) * GAP) / columns;
  const highest = (area.height - (rows - 1) * GAP) / rows;
  const width = Math.max(1, Math.floor(Math.min(widest, (highest - NAME_HEIGHT) * RATIO)));
  return { columns, width, height: Math.min(Math.floor(highest), Math.floor(width / RATIO) + NAME_HEIGHT) };
}

/** The part of a picture of this size that fills a box, cut on two sides. */
export function coverOf(source: { width: number; height: number }, box: Box): Box {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height };
}

/** Where in a box a picture of this size is seen whole. */
export function containIn(source: { width: number; height: number }, box: Box): Box {
  const scale = Math.min(box.width / source.width, box.height / source.height);
  const width = Math.min(box.width, Math.round(source.width * scale));
  const height = Math.min(box.height, Math.round(source.height * scale));
  return {
    x: box.x + Math.floor((box.width - width) / 2),
    y: box.y + Math.floor((box.height - height) / 2),
    width,
    height,
  };
}

/** The first letters of the first and the last of somebody's names. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  return chosen.map((each) => [...(each ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
