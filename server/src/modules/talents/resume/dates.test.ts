import { expect, test } from 'vitest';
import { dateRangesIn, withoutDates } from './dates.ts';

const periods = (text: string) =>
  dateRangesIn(text)
    .map(({ start, end, current, isRange }) => (isRange ? `${start} to ${current ? 'now' : end}` : `in ${start}`))
    .join(', ');

test.each([
  ['jan/2020 – atual', '2020-01 to now'],
  ['03/2019 a 12/2021', '2019-03 to 2021-12'],
  ['Mar 2020 - Present', '2020-03 to now'],
  ['2018–2022', '2018 to 2022'],
  ['março de 2020 até fevereiro de 2021', '2020-03 to 2021-02'],
  ['Marco/2020 à Julho/2021', '2020-03 to 2021-07'],
  ['de 02/2018 até o momento', '2018-02 to now'],
  ['Julho de 2021 até a presente data', '2021-07 to now'],
  ['2019 - dias atuais', '2019 to now'],
  ['jan. 2020 — dez. 2021', '2020-01 to 2021-12'],
  ['Jan/20 - Dez/21', '2020-01 to 2021-12'],
  ["Jan '20 to Dec '21", '2020-01 to 2021-12'],
  ['01/20 a 12/21', '2020-01 to 2021-12'],
  ['01/03/2018 - 28/02/2020', '2018-03 to 2020-02'],
  ['2020-03 to 2021-04', '2020-03 to 2021-04'],
  ['03.2020 - 04.2021', '2020-03 to 2021-04'],
  ['Sept. 2019 through Oct 2020', '2019-09 to 2020-10'],
  ['March 1, 2019 – April 30, 2020', '2019-03 to 2020-04'],
  ['1º de março de 2019 a 30 de abril de 2020', '2019-03 to 2020-04'],
  ['mar – dez 2020', '2020-03 to 2020-12'],
  ['desde março de 2020', '2020-03 to now'],
  ['Since 2019', '2019 to now'],
  ['Admissão: 03/2018 Saída: 05/2020', '2018-03 to 2020-05'],
  ['Início: 02/2020 – Término: atual', '2020-02 to now'],
  ['2020 -', '2020 to now'],
  ['( 2015 / 2019 )', '2015 to 2019'],
  ['janeiro de 2020 - Present (3 anos 4 meses)', '2020-01 to now'],
  ['2O2O - 202l', '2020 to 2021'],
  ['jan2020-fev2021', '2020-01 to 2021-02'],
  ['jan / 2020  -  atual', '2020-01 to now'],
  ['Conclusão: 12/2014', 'in 2014-12'],
  ['Turma de 2018', 'in 2018'],
  ['2021 – 2019', ''],
  ['(11) 98765-4321', ''],
  ['CEP 04101-000, nº 120', ''],
  ['nota 10/10, 24/7', ''],
  ['ISO 9001 e 3.000 pessoas', ''],
  ['Maio foi bom', ''],
  ['2019 a 2020 e 2021 a 2022', '2019 to 2020, 2021 to 2022'],
])('%s: %s', (text, expected) => {
  expect(periods(text)).toBe(expected);
});

test.each([
  ['Banco Ipê (jan/2020 – atual)', 'Banco Ipê'],
  ['jan/2020 – atual | Banco Ipê | Analista', 'Banco Ipê | Analista'],
  ['Analista\t2019 - 2021', 'Analista'],
  ['Present: março de 2020 - Present (1 ano e 2 meses)', 'Present'],
  ['2019 - 2021', ''],
  ['Jan 2020 – Present\tData Scientist', 'Data Scientist'],
])('%j without them is %j', (text, rest) => {
  expect(withoutDates(text, dateRangesIn(text))).toBe(rest);
});
