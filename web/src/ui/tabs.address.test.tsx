import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

let shown: { tab: string; block: unknown }[];
const scroll = Element.prototype.scrollIntoView;
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function (this: Element, how) {
    shown.push({ tab: this.textContent, block: typeof how === 'object' ? how.block : how });
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = scroll;
  vi.restoreAllMocks();
});

const items = ['Habilidades', 'Idiomas'].map((label) => ({ id: label, label, content: label }));
const draw = (byAddress: boolean, top: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(<Tabs label="Perfil" items={items} selected="Idiomas" byAddress={byAddress} />);
};

test('whoever comes by the address of a tab stands at it, also where it is a screen below', () => {
  draw(true, 2 * innerHeight);
  expect(shown).toEqual([{ tab: 'Idiomas', block: 'start' }]);
});

test('what is on screen already stays where it is', () => {
  draw(true, 100);
  expect(shown).toEqual([{ tab: 'Idiomas', block: 'nearest' }]);
});

test('whoever comes by another way is not moved', () => {
  draw(false, 2 * innerHeight);
  expect(shown).toEqual([]);
});
