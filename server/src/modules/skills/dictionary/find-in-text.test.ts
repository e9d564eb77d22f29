import { expect, test } from 'vitest';
import { theDictionary } from './dictionary.ts';
import { findInText } from './find-in-text.ts';

/** Names, those that are negated in brackets. */
const found = (text: string) =>
  findInText(text)
    .map(({ name, negated }) => (negated ? `(${name})` : name))
    .join(', ');

test.each([
  [
    'Desenvolvi APIs REST com Node.js e Express, com testes em Jest.',
    'REST, Node.js, Express, Testes automatizados, Jest',
  ],
  ['Built CI/CD pipelines with GitHub Actions and Docker.', 'CI/CD, GitHub Actions, Docker'],
  ['Experiência em testes automatizados e integração contínua', 'Testes automatizados, CI/CD'],
  ['banco de dados Oracle e SQL Server 2019', 'Oracle Database, SQL Server'],
  ['React Native e React', 'React Native, React'],
  ['C, C++, C# e .NET', 'C, C++, C#, .NET'],
  ['node js, NODEJS, Node-JS', 'Node.js, Node.js, Node.js'],
  ['springboot e Spring Boot', 'Spring Boot, Spring Boot'],
  ['Java8+ ou Java 8+', 'Java'],
  ['GESTAO DE PROJETOS e gestão de projetos', 'Gestão de projetos, Gestão de projetos'],
  ['Spring\nBoot', 'Spring Boot'],
])('%s has %s', (text, names) => {
  expect(found(text)).toBe(names);
});

test('accents that stand by themselves are read, too', () => {
  expect(found('Gestão de projetos'.normalize('NFD'))).toBe('Gestão de projetos');
});

test.each([
  ['Go, Python e Rust', 'Go, Python, Rust'],
  ['Python/R', 'Python, R'],
  ['JAVA, SWIFT', 'Java, Swift'],
  ['python, go, rust', 'Python, Go, Rust'],
  ['Linguagens:\n- Go\n- Python\n- R\n', 'Go, Python, R'],
  ['linguagem C', 'C'],
  ['programming in R', 'R'],
  ['Desenvolvedor Go pleno', 'Go'],
  ['Swift developer', 'Swift'],
  ['Experiência com Swift e Kotlin', 'Swift, Kotlin'],
  ['We use agile, Scrum', 'Metodologias ágeis, Scrum'],
  ['Express (Node.js)', 'Express, Node.js'],
])('%s has %s by what is around them', (text, names) => {
  expect(found(text)).toBe(names);
});

test.each([
  'Salário de R$ 10 mil',
  'vitamina C, laranja',
  'vitamina C, Python'.replace('Python', 'suco'),
  'let’s go',
  "let's go, people",
  'We go to great lengths',
  'C-level executives',
  'Relatórios para o C-level',
  'R. das Flores, 123',
  'João C. Silva',
  'pagamento por SWIFT',
  'Express yourself',
  'sem experiência',
  'eu dei aulas',
  '10 ml de soro',
  'the net income',
  'an agile mind',
  'https://github.com/joao/react-app',
  'joao@java.com',
  'linkedin.com/in/python',
  'reactive people',
  'javanês',
  'Data de nascimento: 10/10/1990',
])('%s has none', (text) => {
  expect(found(text)).toBe('');
});

test.each([
  ['vitamina C, Python', 'Python'],
  ['C-level e Java', 'Java'],
  ['R&D and Java', 'Java'],
  ["let's go, React", 'React'],
  ['R$ 10 mil, Python', 'Python'],
  ['conhecimento no SQL Server', 'SQL Server'],
  ['No projeto, experiência com Java', 'Java'],
])('%s has %s alone', (text, names) => {
  expect(found(text)).toBe(names);
});

test.each([
  ['Não tenho experiência com Java', '(Java)'],
  ['Não tenho experiência com Java, mas domino Python', '(Java), Python'],
  ['Sem experiência em Docker ou Kubernetes. Uso Git.', '(Docker), (Kubernetes), Git'],
  ['Nunca trabalhei com Angular', '(Angular)'],
  ['no experience with Angular. I know React.', '(Angular), React'],
  ["I don't know PHP but I have worked with Laravel", '(PHP), Laravel'],
  ['not familiar with Terraform', '(Terraform)'],
  ['quero aprender Rust, Go', '(Rust), (Go)'],
  ['Gostaria de aprender Flutter', '(Flutter)'],
  ['willing to learn Kubernetes', '(Kubernetes)'],
  ['Java (sem experiência), Python', '(Java), Python'],
  ['React, Kotlin (quero aprender)', 'React, (Kotlin)'],
  ['Não só Java, também Python', 'Java, Python'],
])('%s: %s', (text, names) => {
  expect(found(text)).toBe(names);
});

test.each([
  ['React, Javascrpt, CSS', 'React, JavaScript, CSS'],
  ['Java, Sprng Boot, Hibernte', 'Java, Spring Boot, Hibernate'],
  ['Trabalho com React, gosto de cinema', 'React'],
])('items of a list may be mistyped: %s', (text, names) => {
  expect(found(text)).toBe(names);
});

test('says where, and in which sentence', () => {
  const text = 'Sou da área.\nUso React há anos! Antes,\nusei jQuery.';
  expect(findInText(text)).toEqual([
    { name: 'React', at: 17, end: 22, sentence: 'Uso React há anos!', negated: false },
    {
      name: 'jQuery',
      at: text.indexOf('jQuery'),
      end: text.length - 1,
      sentence: 'Antes, usei jQuery.',
      negated: false,
    },
  ]);
});

test('every spelling is found in a list of sure ones', () => {
  const wrong = theDictionary().spellings.flatMap(({ text, skill }) => {
    const names = found(`Kubernetes, ${text}, Kubernetes`);
    return names.includes(`Kubernetes, ${skill.name}, Kubernetes`) || skill.name === 'Kubernetes'
      ? []
      : [`${text}: ${names}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  'java ',
  'java, ',
  'spring boot ',
  'C, ',
  'não tenho ',
  'quero aprender ',
  'a',
  '(',
  '/',
  ' ',
  '\n',
  'java, zzzzzz, ',
  'react/',
  'a.b@',
  'go.',
])('reads half a million characters of %j, which in the square of their number would take hours', (part) => {
  const found = findInText(part.repeat(Math.ceil(500_000 / part.length)));
  expect(found.every(({ at, end }) => at < end)).toBe(true);
});

test.each([
  ['BSc in Computer Networks', 'Redes de computadores'],
  ['BSC e OKR', 'Balanced Scorecard, OKR'],
  ['Balanced Scorecard (BSC)', 'Balanced Scorecard, Balanced Scorecard'],
  ['MSc, BA, MBA, Ph.D., B.Eng.', ''],
  ['Tel. 11 98888-0000', ''],
  ['Roteirização de entregas', 'Logística'],
  ['Yara Souza, filha de Agda Lora', ''],
  ['YARA, SIEM', 'YARA, SIEM'],
  ['LoRa e MQTT', 'LoRaWAN, MQTT'],
  ['a hive of ideas at the helm', ''],
])('degrees, labels, names of people and ordinary words are no skills: %s', (text, names) => {
  expect(found(text)).toBe(names);
});
