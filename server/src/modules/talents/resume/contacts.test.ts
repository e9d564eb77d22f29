import { describe, expect, test } from 'vitest';
import { linesOfText } from '../../../../test/fixtures/resume-lines.ts';
import { contactsIn } from './contacts.ts';
import { nameIn } from './names.ts';
import { placeIn } from './places.ts';
import { resumeLines } from './resume-lines.ts';

function contactsOf(text: string) {
  const lines = resumeLines(linesOfText(text));
  return contactsIn(lines, lines);
}
const nameOf = (text: string) => nameIn(resumeLines(linesOfText(text)), [])?.name ?? null;

test('address, number and links, with what stands around them', () => {
  expect(
    contactsOf(`CURRÍCULO
ANA CLARA DE SÁ NOGUEIRA
E-mail: Ana.Clara@correio.example • Telefone: (19) 98765-4321
linkedin.com/in/exemplo-ana-prova | https://github.com/anaclara-prova
Portfólio: www.anaclara.example/trabalhos
2019 - 2024: Node.js, React.js em empresa.com.br`),
  ).toEqual({
    email: 'ana.clara@correio.example',
    phone: '(19) 98765-4321',
    linkedin: 'https://www.linkedin.com/in/exemplo-ana-prova',
    github: 'https://github.com/anaclara-prova',
    portfolio: 'https://www.anaclara.example/trabalhos',
  });
});

test('that go on in the next line of a narrow column', () => {
  expect(
    contactsOf(`Contato
mariana.albuquerque@
correio.example
www.linkedin.com/in/mariana-
albuquerque-exemplo (LinkedIn)
github.com/mari-exemplo
(Personal)`),
  ).toMatchObject({
    email: 'mariana.albuquerque@correio.example',
    linkedin: 'https://www.linkedin.com/in/mariana-albuquerque-exemplo',
    github: 'https://github.com/mari-exemplo',
  });
});

test('links behind words count, the mailbox among them', () => {
  const [line] = resumeLines(linesOfText('LinkedIn GitHub E-mail'));
  if (!line) throw new Error('no line');
  const lines = [
    {
      ...line,
      links: [
        'mailto:ana@correio.example?subject=oi',
        'https://br.linkedin.com/in/ana-exemplo',
        'https://github.com/ana/site',
      ],
    },
  ];
  expect(contactsIn(lines, lines)).toMatchObject({
    email: 'ana@correio.example',
    linkedin: 'https://www.linkedin.com/in/ana-exemplo',
    github: 'https://github.com/ana',
    portfolio: null,
  });
});

test.each([
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['Cel.: 011 91234 5678', '(11) 91234-5678'],
  ['(11) 98765-4321 / (11) 3344-5566', '(11) 98765-4321'],
  ['( 11 ) 9 8765 - 4321', '(11) 98765-4321'],
  ['(512) 555-0199', '+15125550199'],
  ['+44 7700 900123', '+447700900123'],
  ['2019 - 2024', null],
  ['CEP 13083-970', null],
])('in %j the number is %j', (text, phone) => {
  expect(contactsOf(`Ana\n${text}`).phone?.replace(/^\+(\d+).*/, (whole) => whole.replace(/[^+\d]/g, '')) ?? null).toBe(
    phone,
  );
});

test.each(['ana @ correio.example', 'E-mail:ana@correio.example', '<ana@correio.example>'])(
  'in %j is a mailbox',
  (text) => {
    expect(contactsOf(`Ana\n${text}`).email).toBe('ana@correio.example');
  },
);

test.each([
  'Resumo\nDesenvolvi em Node.js e ASP.NET entre 2019 e 2024.',
  'Nota 10/10 em 12.05.2019, CPF 000',
  'Socket.io, Vue.js e Next.js',
])('a text without them says nothing: %j', (text) => {
  expect(Object.values(contactsOf(text)).filter(Boolean)).toEqual([]);
});

describe('names', () => {
  test.each([
    ['José D’Ávila Júnior', 'José D’Ávila Júnior'],
    ['MARIA DA LUZ', 'Maria da Luz'],
    ['M A R I A', null],
    ['Jean-Luc von Braun', 'Jean-Luc von Braun'],
    ['Curriculum Vitae – Ana Souza', 'Ana Souza'],
    ['Nome: Ana Souza', 'Ana Souza'],
    ['Ana Souza | Desenvolvedora', 'Ana Souza'],
    ['Curriculum Vitae', null],
    ['Perfil Profissional Resumo', null],
    ['Desenvolvedora Front-end', null],
    ['ana clara', null],
    ['ana.example', null],
    ['Ana', null],
  ])('of the first line %j it is %j', (line, name) => {
    expect(nameOf(`${line}\n(11) 91234-5678`)).toBe(name);
  });
});

describe('places', () => {
  test.each([
    ['Recife, PE', 'Recife PE BR'],
    ['Campinas/SP', 'Campinas SP BR'],
    ['Belo Horizonte - MG', 'Belo Horizonte MG BR'],
    ['Rua das Flores, 12 · São José dos Campos - SP', 'São José dos Campos SP BR'],
    ['Rua A, 45 – Vila Mariana – São Paulo/SP – CEP 04101-000', 'São Paulo SP BR'],
    ['Porto Alegre, Rio Grande do Sul', 'Porto Alegre RS BR'],
    ['São Paulo, São Paulo, Brasil', 'São Paulo SP BR'],
    ['Recife, Brasil', 'Recife – BR'],
    ['Endereço: Belém, PA', 'Belém PA BR'],
    ['Cidade: Olinda', 'Olinda – –'],
    ['Austin, TX', 'Austin TX US'],
    ['Toronto, ON, Canada', 'Toronto ON CA'],
    ['Berlin, Germany', 'Berlin – DE'],
    ['SQL, PARADIGMAS', null],
    ['trabalho em casa', null],
  ])('%s', (text, expected) => {
    const place = placeIn(text);
    expect(place && `${place.city} ${place.state ?? '–'} ${place.country ?? '–'}`).toBe(expected);
  });
});
