import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlUnder, countCovered, freePlace, remembered, stayingOnly } from './free-place.ts';

type Box = { left: number; top: number; width: number; height: number };
const HEIGHT = 90;
const SMALL = 46;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});
afterEach(() => vi.unstubAllGlobals());

/** A window with controls in these boxes. */
const windowWith = (boxes: readonly Box[]) => {
  const controls = boxes.map((box) => ({ box, element: document.createElement('button') }));
  return (x: number, y: number) =>
    controls.find(({ box }) => x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height)
      ?.element ?? null;
};
/** Of something that takes all of the width that it may. */
const place = (boxes: readonly Box[], widths: [number, ...number[]] = [416, 320]) =>
  freePlace(widths, ({ atMost, small }) => ({ width: atMost, height: small ? SMALL : HEIGHT }), windowWith(boxes));

const navigation = { left: 24, top: 8, width: 400, height: 40 };
const account = { left: 1180, top: 8, width: 236, height: 40 };

test('with nothing there, the top right', () => {
  expect(place([])).toEqual({ edge: 'top', y: 8, right: 8, atMost: 416, small: false, covered: 0 });
});

test('a bar keeps its controls: it stands between them', () => {
  const found = place([navigation, account]);
  expect(found).toMatchObject({ edge: 'top', y: 8, atMost: 416, covered: 0 });
  expect(1440 - found.right).toBeLessThanOrEqual(1180 - 8);
  expect(1440 - found.right - 416).toBeGreaterThan(424);
});

test('where there is less space it is narrower', () => {
  const found = place([{ ...navigation, width: 780 }, account]);
  expect(found).toMatchObject({ edge: 'top', atMost: 320, covered: 0 });
});

test('without space there it goes to the foot, above what is there', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  const head = { left: 0, top: 0, width: 360, height: 100 };
  const foot = { left: 0, top: 660, width: 360, height: 80 };
  const found = place([head, foot], [344]);
  expect(found).toMatchObject({ edge: 'bottom', right: 8, atMost: 344, covered: 0 });
  expect(740 - found.y).toBeLessThan(660);
  expect(740 - found.y).toBeGreaterThan(640);
});

test('where it finds no place it is made small, as above a dialog that fills a phone', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  const rows = Array.from({ length: 9 }, (_, row) => ({ left: 20, top: 60 + row * 76, width: 320, height: 44 }));
  expect(place(rows, [344])).toMatchObject({ edge: 'top', y: 8, right: 8, small: true, covered: 0 });
});

test('where controls are everywhere it covers the fewest, as low as can be', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  const rows = [0, 1, 2, 3, 4].map((row) => ({ left: 0, top: row * 148, width: 360, height: 140 }));
  expect(place(rows, [344])).toMatchObject({ edge: 'bottom', y: 8, covered: 1 });
});

test('no control is missed, however small and wherever it lies', () => {
  const box = { left: 100, top: 100, width: 416, height: HEIGHT };
  for (let at = 0; at <= 400; at += 7) {
    const small = { left: 100 + Math.min(at, 400), top: 100 + (at % 38), width: 16, height: 16 };
    expect([at, countCovered(box, windowWith([small]))]).toEqual([at, 1]);
  }
});

test('on a phone it begins at the foot, above the bar there, wherever there were space on top', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  const bar = { left: 0, top: 684, width: 360, height: 56 };
  const found = freePlace([344], () => ({ width: 344, height: HEIGHT }), windowWith([bar]), { footFirst: true });
  expect(found).toMatchObject({ edge: 'bottom', atMost: 344, covered: 0 });
  expect(740 - found.y).toBeLessThan(684);
  expect(740 - found.y).toBeGreaterThan(660);
});

test('what is scrolled away with the page need not be kept free; bars and dialogs must', () => {
  document.body.innerHTML = `
    <main><a href="/vaga" id="card">Vaga</a></main>
    <nav style="position: fixed"><a href="/inicio" id="tab">Início</a></nav>
    <div role="dialog"><button id="close">Fechar</button></div>`;
  const kept = (id: string) => stayingOnly(() => document.getElementById(id))(0, 0)?.id;
  expect([kept('card'), kept('tab'), kept('close')]).toEqual([undefined, 'tab', 'close']);
  expect(stayingOnly(() => null)(0, 0)).toBeNull();
});

test('beside controls, the words of a dialog and the name in a panel are kept free; what is blank is not', () => {
  document.body.innerHTML = `
    <section role="alertdialog"><p>O e-mail sai em 10 segundos</p><div id="blank"> </div></section>
    <div role="dialog"><h2>Yasmin Cavalcante</h2><p id="said">Currículo</p></div>`;
  const at = (selector: string) => {
    document.elementFromPoint = () => document.querySelector(selector);
    return controlUnder(0, 0)?.textContent ?? null;
  };
  const under = ['[role="alertdialog"] p', '#blank', 'h2', '#said'].map(at);
  expect(under).toEqual(['O e-mail sai em 10 segundos', null, 'Yasmin Cavalcante', null]);
});

test('a narrower shape that finds space at the foot comes before one that covers something', () => {
  const wall = { left: 0, top: 0, width: 1090, height: 900 };
  const bar = { left: 1090, top: 0, width: 350, height: 100 };
  expect(place([wall, bar])).toMatchObject({ edge: 'bottom', atMost: 320, covered: 0 });
});

test('where a phone is full of controls, few points are looked at, since each costs time and the page stands still', () => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
  const full = Array.from({ length: 37 }, (_, row) => ({ left: 0, top: row * 20, width: 360, height: 19 }));
  const controlAt = vi.fn(windowWith(full));
  const found = freePlace(
    [344, 320],
    ({ atMost, small }) => ({ width: atMost, height: small ? SMALL : HEIGHT }),
    remembered(controlAt),
    { footFirst: true },
  );
  expect(found).toMatchObject({ edge: 'bottom', y: 8 });
  expect(controlAt.mock.calls.length).toBeLessThan(1500);
});
