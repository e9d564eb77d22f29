import { describe, expect, test } from 'vitest';
import { factsOf } from './resume-facts.ts';

const NOTHING = { fullName: null, email: null, phone: null, linkedin: null, github: null, portfolio: null };

test('finds name, address, number and links', () => {
  const text = `CURRÍCULO
ANA CLARA DE SÁ NOGUEIRA
Engenheira de Software | Campinas, SP
E-mail: Ana.Clara@correio.example • Telefone: (19) 98765-4321
linkedin.com/in/exemplo-ana-prova | https://github.com/anaclara-prova
Portfólio: www.anaclara.example/trabalhos

Experiência
2019 - 2024: Node.js, React.js em empresa.com.br`;
  expect(factsOf(text)).toEqual({
    fullName: 'Ana Clara de Sá Nogueira',
    email: 'ana.clara@correio.example',
    phone: '(19) 98765-4321',
    linkedin: 'https://www.linkedin.com/in/exemplo-ana-prova',
    github: 'https://github.com/anaclara-prova',
    portfolio: 'https://www.anaclara.example/trabalhos',
  });
});

describe('a text without them', () => {
  test.each([
    '',
    'Resumo\nDesenvolvi em Node.js e ASP.NET entre 2019 e 2024.',
    'Nota 10/10 em 12.05.2019, CPF 000',
    'Ana',
    'Curriculum Vitae\nPerfil Profissional Resumo',
  ])('says nothing: %j', (text) => {
    expect(factsOf(text)).toEqual(NOTHING);
  });
});

test.each([
  ['José D’Ávila Júnior', 'José D’Ávila Júnior'],
  ['MARIA DA LUZ', 'Maria da Luz'],
  ['Jean-Luc von Braun', 'Jean-Luc von Braun'],
  ['ana clara', null],
  ['ana.example', null],
])('of the first line %j it takes %j as the name', (line, name) => {
  expect(factsOf(`${line}\n(11) 91234-5678`).fullName).toBe(name);
});

test.each([
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['Cel.: 011 91234 5678', '(11) 91234-5678'],
  ['2019 - 2024', null],
  ['CEP 13083-970', null],
])('in %j it finds the number %j', (text, phone) => {
  expect(factsOf(text).phone).toBe(phone);
});
