import { describe, expect, test } from 'vitest';
import { sectionsOf } from './resume-sections.ts';

const RESUME = `Cristiane Galvão
Desenvolvimento de Sistemas
Florianópolis, SC · cristiane@correio.example · +5548901072309
Resumo
Trabalho com filas e Go, e escrevo decisões.
Conhecimentos
PostgreSQL, Node.js, Go
Experiência Profissional:
Escola Jequitibá (2024 a atual)
  Modelei   séries temporais.
Formação
Arquitetura de Software, Faculdade Exemplo
Idiomas
Inglês`;

test('the parts of a résumé are told apart by their headings, as they are written', () => {
  const { experience, education, location } = sectionsOf(RESUME, 'pt-BR');
  expect(experience).toEqual(['Escola Jequitibá (2024 a atual)', 'Modelei séries temporais.']);
  expect(education).toEqual(['Arquitetura de Software, Faculdade Exemplo']);
  expect(location).toBe('Florianópolis, SC');
});

test('in English, and in another order', () => {
  const { experience, education } = sectionsOf('EDUCATION\nBSc\nWork Experience\nAcme\nSkills\nReact', 'en-US');
  expect([education, experience]).toEqual([['BSc'], ['Acme']]);
});

describe('nothing is guessed', () => {
  test('without headings', () => {
    expect(sectionsOf('Tenho experiência com dados\nMinha formação foi boa', 'pt-BR')).toMatchObject({
      experience: [],
      education: [],
      location: null,
    });
  });

  test.each([
    ['Campinas/SP', 'Campinas, SP'],
    ['Rua das Flores, 12 · São José dos Campos - SP', 'São José dos Campos, SP'],
    ['Endereço: Belém, PA', 'Belém, PA'],
    ['City: Manchester - United Kingdom', 'Manchester, Reino Unido'],
    ['Town: Leeds, UK', 'Leeds, Reino Unido'],
    ['Cidade/País: Porto, Portugal', 'Porto, Portugal'],
    ['Based in Berlin', 'Berlin'],
    ['SQL, PARADIGMAS', null],
    ['trabalho em casa', null],
  ])('where %s is', (line, place) => {
    expect(sectionsOf(`Ana\n${line}`, 'pt-BR').location).toBe(place);
  });
});

test('a hostile text is read within bounds', () => {
  const { experience } = sectionsOf(`Experiência\n${'a b c d e f g, '.repeat(50_000)}\n${'x\n'.repeat(9000)}`, 'pt-BR');
  expect(experience.length).toBeLessThanOrEqual(40);
  expect(Math.max(...experience.map(({ length }) => length))).toBeLessThanOrEqual(300);
});
