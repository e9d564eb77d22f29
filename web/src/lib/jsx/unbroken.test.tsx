import type { ElementType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

const drawn = (type: ElementType, children: ReactNode, make: typeof jsx = jsx) =>
  renderToStaticMarkup(make(type, { children }));
const Row = ({ children }: { children?: ReactNode }) => jsx('p', { children });
const unbroken = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('"e-mail" stands on one line, wherever it is in a text, and the text stays as it is', () => {
  expect(drawn('p', 'Confirme seu e-mail. Os e-mails chegam.')).toBe(
    `<p><span>Confirme seu ${unbroken('e-mail')}. Os ${unbroken('e-mails')} chegam.</span></p>`,
  );
  expect(drawn('label', 'E-mail')).toBe(`<label>${unbroken('E-mail')}</label>`);
  expect(drawn('p', 'Nada disso')).toBe('<p>Nada disso</p>');
});

test('so it does beside other parts, and where a component or nothing at all passes it on', () => {
  const parts = ['Veja o e-mail ', jsx('b', { children: 'já' }), '.'];
  const words = `<span>Veja o ${unbroken('e-mail')} </span><b>já</b>.`;
  for (const type of ['p', Row] as const) expect(drawn(type, parts, jsxs)).toBe(`<p>${words}</p>`);
  expect(drawn(Row, 'Seu e-mail')).toBe(`<p><span>Seu ${unbroken('e-mail')}</span></p>`);
  expect(drawn(Fragment, 'E-mail')).toBe(unbroken('E-mail'));
});

test('what can hold nothing but text is left alone', () => {
  for (const type of ['option', 'title'] as const) expect(drawn(type, 'E-mail')).toBe(`<${type}>E-mail</${type}>`);
});
