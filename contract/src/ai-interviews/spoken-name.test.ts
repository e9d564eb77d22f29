import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../folded-text.ts';
import { nameFrom, namesMatch } from './spoken-name.ts';

describe('a name is read out of what is said', () => {
  test.each([
    ['Ana Souza', 'Ana Souza'],
    ['ana souza', 'Ana Souza'],
    ['Meu nome é Ana Souza', 'Ana Souza'],
    ['oi, tudo bem? meu nome é joão da silva', 'João da Silva'],
    ['Eu sou a Ana', 'Ana'],
    ['Sou o Pedro Henrique, prazer', 'Pedro Henrique'],
    ['aqui quem fala é a maria eduarda', 'Maria Eduarda'],
    ['Meu nome é Maria Eduarda, mas pode me chamar de Duda', 'Maria Eduarda'],
    ['meu nome é maria eduarda mas pode me chamar de duda', 'Maria Eduarda'],
    ['Pode me chamar de Zé', 'Zé'],
    ['Me chamo Conceição d’Ávila.', 'Conceição d’Ávila'],
    ['Bom dia! Eu me chamo Luiz, tenho trinta anos', 'Luiz'],
    ['É Ana', 'Ana'],
    ['Ana Souza, tudo bem?', 'Ana Souza'],
    ['ana souza e você', 'Ana Souza'],
    ['Maria A. Souza', 'Maria A. Souza'],
    ["Hi, I'm John Smith", 'John Smith'],
    ['I’m John Smith', 'John Smith'],
    ['my name is sarah connor nice to meet you', 'Sarah Connor'],
    ["my name's Sarah", 'Sarah'],
    ['Hello, this is Anna speaking', 'Anna'],
    ['you can call me Bob', 'Bob'],
    ['Yes, it’s Mary-Jane O’Neil.', 'Mary-Jane O’Neil'],
    ['mary-jane o’neil', 'Mary-Jane O’Neil'],
    ['Eu', 'Eu'],
    ['meu nome é', 'é'],
    ['...', '...'],
    ['  ', ''],
  ])('%j is %j', (heard, name) => {
    expect(nameFrom(heard)).toBe(name);
  });

  const given = fc.constantFrom('Ana', 'João', 'Márcia', 'Thayná', 'Luiz', 'Sarah', 'Conceição', 'Bruno', 'Heloísa');
  const family = fc.constantFrom('Souza', 'Gonçalves', 'Kowalski', 'Smith', 'Araújo', 'Nakamura', 'Oliveira');
  const name = fc
    .tuple(given, fc.option(family), fc.boolean())
    .map(([first, last, joined]) => (last ? `${first} ${joined ? 'da ' : ''}${last}` : first));
  const before = fc.constantFrom(
    '',
    'meu nome é ',
    'Oi, eu sou ',
    'pode me chamar de ',
    'My name is ',
    "hi I'm ",
    'this is ',
  );
  const behind = fc.constantFrom('', '.', ', prazer', ' tudo bem', ' nice to meet you', ', tenho uma dúvida');

  test('whatever stands around it', () => {
    fc.assert(
      fc.property(before, name, behind, (one, called, other) => {
        expect(nameFrom(one + called + other)).toBe(called);
        expect(namesMatch(one + called.toLowerCase() + other, called)).toBe(true);
      }),
    );
  });

  test('read again it is the same, and it is made of what was heard', () => {
    fc.assert(
      fc.property(fc.oneof(name, fc.string({ maxLength: 80 })), (heard) => {
        const once = nameFrom(heard);
        expect(once.length).toBeLessThanOrEqual(heard.length);
        for (const word of plain(once).split(/\s+/)) expect(plain(heard)).toContain(word);
      }),
    );
  });

  test('any text has an answer, and soon', () => {
    for (const text of ['eu sou '.repeat(5000), 'a'.repeat(50_000), ','.repeat(50_000), ' '.repeat(50_000)])
      expect(nameFrom(text).length).toBeLessThanOrEqual(text.length);
  });
});

describe('a name that was heard is compared with the known one', () => {
  test.each([
    ['Ana Souza', 'Ana Souza'],
    ['ana', 'Ana Souza'],
    ['Joao', 'João da Silva'],
    ['Maria Eduarda', 'Maria'],
    ['Maria', 'Maria Eduarda Souza'],
    ['Eduarda', 'Maria Eduarda Souza'],
    ['meu nome é Luis', 'Luiz Gonçalves'],
    ['Tainá', 'Thayná Alves'],
    ['Marcia Kovalski', 'Márcia Kowalsky'],
    ['Anamaria', 'Ana Maria Braga'],
    ['Jon Smith', 'John Smith'],
    ['Silva', 'João da Silva'],
    ['Brunno', 'Bruno'],
    ['Bruna', 'Bruno'],
  ])('%j may be %j', (heard, name) => {
    expect(namesMatch(heard, name)).toBe(true);
  });

  test.each([
    ['Pedro', 'Ana Souza'],
    ['Ana', 'Eva'],
    ['Ana Pereira', 'Ana Souza'],
    ['da', 'João da Silva'],
    ['', 'Ana'],
    ['Ana', ''],
    ['...', 'Ana'],
  ])('%j is not %j', (heard, name) => {
    expect(namesMatch(heard, name)).toBe(false);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abdefgijlmnoprstuv'), minLength: 5, maxLength: 12 });

  test('one letter of a longer name may be heard wrong', () => {
    fc.assert(
      fc.property(word, word, fc.nat(), fc.constantFrom(...'abdfglmt'), (first, last, at, letter) => {
        const place = at % first.length;
        fc.pre(![first, last].some((each) => nameFrom(`${each} x`) !== `${each[0]?.toUpperCase()}${each.slice(1)} X`));
        const wrong = first.slice(0, place) + letter + first.slice(place + 1);
        const [said, known] = [`Xan ${wrong}`, `Xan ${first}`];
        expect(namesMatch(said, known)).toBe(true);
        expect(namesMatch(`Xan ${first}`, `Xan ${first} ${last}`)).toBe(true);
      }),
    );
  });

  test('a name matches itself, whatever its accents and case', () => {
    fc.assert(
      fc.property(word, word, (first, last) => {
        const name = `Xan${first} Xu${last}`;
        expect(namesMatch(name.toUpperCase(), name)).toBe(true);
        expect(namesMatch(name.normalize('NFD'), name)).toBe(true);
      }),
    );
  });
});
