import { BadgeCheck, House, RotateCw, Sun, TriangleAlert } from 'lucide-react';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon, { type IconData } from './create-icon.ts';

const THEIRS = [Sun, House, BadgeCheck, TriangleAlert, RotateCw];
const PROPS: readonly SVGProps<SVGSVGElement>[] = [
  {},
  { className: 'size-4 text-brand', strokeWidth: 3 },
  { 'aria-hidden': 'true' },
  { 'aria-label': 'Claro', role: 'img' },
  { 'aria-label': undefined },
];

/** The attributes and what is within, whatever their order. */
function drawn(icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(createElement(icon, props));
  const svg = place.querySelector('svg');
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  return { attributes: Object.fromEntries(attributes), within: svg?.innerHTML };
}

it('draws an icon as Lucide does', () => {
  const data = import.meta.glob<{ __iconData: IconData }>(
    '../../../node_modules/lucide-react/dist/esm/icons/{sun,house,badge-check,triangle-exclamation-point,rotate-cw}.mjs',
    { eager: true },
  );
  expect(Object.keys(data)).toHaveLength(THEIRS.length);
  for (const { __iconData: icon } of Object.values(data)) {
    const theirs = THEIRS.find((each) => drawn(each, {}).attributes.class?.includes(`lucide-${icon.name}`));
    if (!theirs) throw new Error(`Lucide has no ${icon.name}.`);
    for (const props of PROPS) {
      const { attributes, within } = drawn(createIcon(icon), props);
      const expected = drawn(theirs, props);
      expect(within).toBe(expected.within);
      // Theirs names former names of an icon, too.
      expect({ ...attributes, class: undefined }).toEqual({ ...expected.attributes, class: undefined });
      expect(expected.attributes.class?.split(' ')).toEqual(expect.arrayContaining(attributes.class?.split(' ') ?? []));
    }
  }
});
