import { expect, test } from 'vitest';
import { linesOfText } from '../../../../test/fixtures/resume-lines.ts';
import { readLayout } from './read-layout.ts';

const read = (text: string) => readLayout(linesOfText(`Ana Clara Nogueira\nana@correio.example\n\n${text}`));

const jobs = (text: string) =>
  read(text).experience.map(
    ({ position, company, start, end, current }) => `${position} @ ${company}: ${start} to ${current ? 'now' : end}`,
  );
const studies = (text: string) =>
  read(text).education.map(
    ({ degree, field, institution, startYear, endYear, current }) =>
      `${degree} | ${field} | ${institution}: ${startYear} to ${current ? 'now' : ''}${endYear ?? ''}`,
  );

const JOB = 'Analista de Dados @ Banco Ipê: 2019-03 to 2021-12';
test.each([
  ['\u2010', '03/2019 \u2010 12/2021'],
  ['\u2012', 'mar/2019 \u2012 dez/2021'],
  ['\u2015', 'mar. 2019\u2015dez. 2021'],
  ['\u2212', '03.2019 \u2212 12.2021'],
  ['\u2043', 'março de 2019 \u2043 dezembro de 2021'],
  ['a soft hyphen', '03/2019\u00ad12/2021'],
  ['an arrow', 'mar 2019 ➜ dez 2021'],
  ['a typed arrow', '03/2019 -> 12/2021'],
  ['até', 'mar/2019 até dez/2021'],
  ['nothing', 'mar. 2019 dez. 2021'],
  ['a wide gap', 'mar. 2019      dez. 2021'],
  ['a carriage return', 'mar. 2019\rdez. 2021'],
  ['blanks of no width', 'mar.\u200b 2019\u2009–\u2009dez.\u00a02021'],
])('two months are joined by %s', (_how, dates) => {
  expect(jobs(`Experiência\n\n**Analista de Dados\nBanco Ipê\n${dates}\n- Relatórios.`)).toEqual([JOB]);
});

test.each([
  ['2021–atual', '2021'],
  ['desde 2021', '2021'],
  ['mar/2021 – até agora', '2021-03'],
  ['2021 até os dias de hoje', '2021'],
  ['03/2021 → hoje', '2021-03'],
  ['2021.1 – atual', '2021'],
])('%s goes on', (dates, start) => {
  expect(jobs(`Experiências Profissionais\nAnalista de Dados – Banco Ipê\n${dates}`)).toEqual([
    `Analista de Dados @ Banco Ipê: ${start} to now`,
  ]);
});

test.each([
  [
    'dates above, and what in an item below',
    'Experiência\n**2019 – 2021\n• Caixa, Mercado Sol\n• Atendi clientes.\n**2016 – 2018\n• Vendedora, Loja Lua\n• Vendi sapatos.',
    ['Caixa @ Mercado Sol: 2019 to 2021', 'Vendedora @ Loja Lua: 2016 to 2018'],
  ],
  [
    'no dates, one bold line each',
    'Experiência\n**Caixa\nMercado Sol\nAtendi clientes.\n**Vendedora\nLoja Lua\nVendi sapatos.',
    ['Caixa @ Mercado Sol: null to null', 'Vendedora @ Loja Lua: null to null'],
  ],
  [
    'no dates, and what and where on one line',
    'Experiência\nCaixa – Mercado Sol\n- Atendi clientes.\nVendedora – Loja Lua\n- Vendi sapatos.',
    ['Caixa @ Mercado Sol: null to null', 'Vendedora @ Loja Lua: null to null'],
  ],
  [
    'a break, and what follows it',
    'Work experience\n**Developer — Acme Ltd\n2021 – 2023\n- APIs.\n**Career break\n2019 – 2021\n**Tester — Boreal Inc\n2017 – 2019',
    ['Developer @ Acme Ltd: 2021 to 2023', 'Career break @ : 2019 to 2021', 'Tester @ Boreal Inc: 2017 to 2019'],
  ],
  [
    'leaders of dots and of lines',
    'Experiência\nCaixa . . . . . . . Mercado Sol . . . . . . . 2019 a 2021\nVendedora ______ Loja Lua ______ 2016 a 2018',
    ['Caixa @ Mercado Sol: 2019 to 2021', 'Vendedora @ Loja Lua: 2016 to 2018'],
  ],
  [
    'no heading above',
    'Vendo desde os quinze anos e gosto de gente na loja.\nCaixa, Mercado Sol (2019 – 2021)\nAtendi clientes.\nVendedora, Loja Lua (2016 – 2018)\nVendi sapatos.\n\nFormação\nEnsino Médio Completo – E.E. Otoniel Mota – 2015',
    ['Caixa @ Mercado Sol: 2019 to 2021', 'Vendedora @ Loja Lua: 2016 to 2018'],
  ],
  [
    'hours and city beside the post',
    'Experiência\n**Enfermeira (36 h semanais)\nmar. 2021 – fev. 2023\nHospital Boreal – Recife, PE',
    ['Enfermeira @ Hospital Boreal: 2021-03 to 2023-02'],
  ],
  [
    'headings of other words',
    'Experiências Anteriores\nCaixa – Mercado Sol\n2019 – 2021\nCursos e Certificações\nExcel – Senac – 2015',
    ['Caixa @ Mercado Sol: 2019 to 2021'],
  ],
])('jobs: %s', (_habit, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

test.each([
  [
    'cursando, previsão 12/2027',
    'MBA em Gestão de Projetos – FGV – cursando (previsão 12/2027)',
    'MBA | Gestão de Projetos | FGV: null to now2027',
  ],
  [
    'conclusão prevista',
    'Bacharelado em Direito – UFBA – conclusão prevista para 2028, em andamento',
    'Bacharelado | Direito | UFBA: null to now2028',
  ],
  [
    'expected',
    'BSc in Physics, University of Leeds, expected June 2027',
    'BSc | Physics | University of Leeds: null to now2027',
  ],
  ['cursando desde', 'Tecnólogo em Redes – Fatec – cursando desde 2024', 'Tecnólogo | Redes | Fatec: 2024 to now'],
  ['concluído', 'Técnico em Enfermagem – SENAC – concluído em 2019', 'Técnico | Enfermagem | SENAC: null to 2019'],
  ['semesters', 'Licenciatura em Letras – UFPE – 2015.1 a 2019.2', 'Licenciatura | Letras | UFPE: 2015 to 2019'],
  ['trancado', 'Bacharelado em Física – UFMG – 2016 a 2018 (trancado)', 'Bacharelado | Física | UFMG: 2016 to 2018'],
])('studies: %s', (_habit, line, expected) => {
  expect(studies(`Formação Acadêmica\n${line}`)).toEqual([expected]);
});

test('degrees below the name of one school are all of that school, and the next school has its own', () => {
  expect(
    studies(`Formação
Universidade Federal de Pernambuco
Mestrado em Computação, 2017 - 2019
Bacharelado em Computação, 2012 - 2016
Instituto Federal de Goiás
Técnico em Informática, 2009 - 2011`),
  ).toEqual([
    'Mestrado | Computação | Universidade Federal de Pernambuco: 2017 to 2019',
    'Bacharelado | Computação | Universidade Federal de Pernambuco: 2012 to 2016',
    'Técnico | Informática | Instituto Federal de Goiás: 2009 to 2011',
  ]);
});

test('studies that stand below the skills are studies, and neither school nor place is a skill', () => {
  const { education, skills } = read(`Formação
Bacharelado em Design – UFPE – 2022 a 2026

Habilidades
React, SQL
Técnico em Informática
IFPE – Campus Belo Jardim
2019 – 2021`);
  expect(education.map(({ degree, institution, endYear }) => [degree, institution, endYear])).toEqual([
    ['Bacharelado', 'UFPE', 2026],
    ['Técnico', 'IFPE – Campus Belo Jardim', 2021],
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['React', 'SQL']);
});

test('what heads a part of unknown name in a list ends the list', () => {
  const lines = linesOfText(`Ana Clara Nogueira
Habilidades
React, SQL
Bolsas e Fomento
Programa Ciência Aberta, 2018
Idiomas
Inglês fluente`).map((line) => ({
    ...line,
    size: ['Habilidades', 'Bolsas e Fomento', 'Idiomas'].includes(line.text) ? 14 : line.size,
  }));
  const { skills, unread } = readLayout(lines);
  expect(skills.map(({ name }) => name)).toEqual(['React', 'SQL']);
  expect(unread).toEqual([{ heading: 'Bolsas e Fomento', text: 'Programa Ciência Aberta, 2018' }]);
});

test.each([
  ['Etelvina', 'Etelvina'],
  ['Maria Eduarda (Duda) Cavalcanti', 'Maria Eduarda Cavalcanti'],
  ['José “Zé” Arimateia de Souza', 'José Arimateia de Souza'],
  ["Robert 'Bob' Miller", 'Robert Miller'],
  ['Bruna Lima (ela/dela)', 'Bruna Lima'],
  ['Sam Rivera, they/them', 'Sam Rivera'],
  ['Dra. Ana Paula d’Ávila e Sá, PMP', 'Ana Paula d’Ávila e Sá'],
  ['Prof. Dr. Caio Brandão', 'Caio Brandão'],
  ['Eng. Lívia Prado', 'Lívia Prado'],
])('%s is called %s', (written, name) => {
  const mailbox = name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  expect(readLayout(linesOfText(`${written}\n${mailbox}@correio.example`)).name).toBe(name);
});

test.each(['Currículo', 'Designer', 'Contato', 'Python'])('%s is nobody’s name', (word) => {
  expect(readLayout(linesOfText(`${word}\nana@correio.example`)).name).toBe(null);
});
