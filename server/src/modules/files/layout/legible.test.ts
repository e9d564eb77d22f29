import { expect, test } from 'vitest';
import { legible } from './legible.ts';

test.each([
  ['set. 2023 \u00ad mar. 2024', 'set. 2023 - mar. 2024'],
  ['2019\u00ad2021', '2019-2021'],
  ['paga\u00admentos e inte\u00adgra\u00adção.', 'pagamentos e integração.'],
  ['desenvolvi\u00ad', 'desenvolvi-'],
  ['linkedin.com/in/ana\u00adsouza', 'linkedin.com/in/ana-souza'],
  ['ana\u00adsouza@correio.example', 'ana-souza@correio.example'],
  ['09/2023 \u2010 03/2024', '09/2023 - 03/2024'],
  ['09/2023 \u2011 03/2024', '09/2023 - 03/2024'],
  ['09/2023 \u2012 03/2024', '09/2023 – 03/2024'],
  ['09/2023 \u2015 03/2024', '09/2023 – 03/2024'],
  ['09/2023 \u2043 03/2024', '09/2023 – 03/2024'],
  ['09/2023 \u2212 03/2024', '09/2023 – 03/2024'],
  ['2019 ➔ 2021, 2021 -> hoje, 2022 ⟶ atual', '2019 → 2021, 2021 → hoje, 2022 → atual'],
  ['\ufeffEx\u200bperi\u2060ência\u200f', 'Experiência'],
  ['Ana\u00a0Clara\u2009Nogueira\u3000Lima', 'Ana Clara Nogueira Lima'],
  ['Formac\u0327a\u0303o', 'Formação'],
  ['Analista\t2019 – 2021 — Recife', 'Analista\t2019 – 2021 — Recife'],
])('%j is meant as %j', (written, meant) => {
  expect(legible(written)).toBe(meant);
  expect(legible(meant)).toBe(meant);
});
