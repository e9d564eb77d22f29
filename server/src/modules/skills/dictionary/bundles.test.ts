import { expect, test } from 'vitest';
import { splitBundle } from './bundles.ts';
import { theDictionary } from './dictionary.ts';

test.each([
  ['HTML/CSS', 'HTML, CSS'],
  ['React e Node', 'React, Node.js'],
  ['React, Node and TypeScript', 'React, Node.js, TypeScript'],
  ['AWS (EC2, S3, Lambda)', 'AWS, Amazon EC2, Amazon S3, AWS Lambda'],
  ['Docker & Kubernetes', 'Docker, Kubernetes'],
  ['Java, Spring Boot e Hibernate', 'Java, Spring Boot, Hibernate'],
  ['C/C++', 'C, C++'],
  ['Power BI/Excel', 'Power BI, Excel'],
  ['Git/GitHub', 'Git'],
  ['.NET Core/C#', '.NET, C#'],
  ['React.js / Next.js', 'React, Next.js'],
  ['HTML5, CSS3 & JS (ES6+)', 'HTML, CSS, JavaScript'],
  ['HTML CSS JavaScript', 'HTML, CSS, JavaScript'],
  ['Java+Spring', 'Java, Spring Boot'],
  ['AWS S3/EC2', 'Amazon S3, Amazon EC2'],
  ['Spring Boot/Cloud', 'Spring Boot, Spring Cloud'],
  ['Testes funcionais e de regressão', 'Testes funcionais, Testes de regressão'],
  ['HTML5/CSS3/JS', 'HTML, CSS, JavaScript'],
  ['Python/Django/Flask', 'Python, Django, Flask'],
  ['React Native/Expo', 'React Native, Expo'],
  ['Networking (TCP/IP)', 'Redes de computadores, TCP/IP'],
  ['testes unitários/integração', 'Testes unitários, Testes de integração'],
  ['CI/CD e Docker', 'CI/CD, Docker'],
  ['Redes TCP/IP', 'TCP/IP'],
  ['Bancos de dados: MySQL, PostgreSQL', 'Banco de dados, MySQL, PostgreSQL'],
  ['Testes automatizados com Cypress', 'Testes automatizados, Cypress'],
  ['Desenvolvimento de APIs REST com Node.js', 'REST, Node.js'],
  ['Javascrpt e Reactt', 'JavaScript, React'],
  ['front-end e back-end', 'Desenvolvimento front-end, Desenvolvimento back-end'],
  ['Docker containers', 'Docker'],
  ['• Python\n• Django', 'Python, Django'],
])('%s is %s', (written, names) => {
  expect(splitBundle(written)).toEqual({ skills: names.split(', '), unknown: [], alternatives: false });
});

test.each(['CI/CD', 'TCP/IP', 'PL/SQL', 'UX/UI', 'Conhecimento em CI/CD', 'pub/sub', 'A/B testing'])(
  '%s is one skill',
  (written) => {
    const { skills, unknown } = splitBundle(written);
    expect([skills.length, unknown]).toEqual([1, []]);
  },
);

test.each([
  ['JavaScript ou TypeScript', true],
  ['Java, Kotlin ou Scala', true],
  ['GCP or AWS or Azure', true],
  ['SQL Server e/ou Oracle', true],
  ['React e Node', false],
  ['Python (Django ou Flask)', false],
  ['Git e JavaScript ou TypeScript', false],
])('whether one of %s is enough: %s', (written, alternatives) => {
  expect(splitBundle(written).alternatives).toBe(alternatives);
});

test('names what it does not know as it was written', () => {
  expect(splitBundle('React/Zyxwv, Qqqqq (Wwwww)')).toEqual({
    skills: ['React'],
    unknown: ['Zyxwv', 'Qqqqq', 'Wwwww'],
    alternatives: false,
  });
});

test.each(['', '  ', ', ;/', '((', '))((', '/'.repeat(5_000), '('.repeat(5_000)])('%j holds nothing', (written) => {
  expect(splitBundle(written).skills).toEqual([]);
});

test('every spelling is one skill', () => {
  const wrong = theDictionary().spellings.flatMap(({ text, skill }) => {
    const { skills, unknown } = splitBundle(text);
    return skills.join() === skill.name && unknown.length === 0 ? [] : [`${text}: ${skills.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('two names joined in any way are those two', () => {
  const names = theDictionary()
    .skills.filter(({ name, spellings }) => /^[A-Z][a-z]{4,}$/.test(name) && !spellings[0]?.needsContext)
    .map(({ name }) => name);
  const wrong: string[] = [];
  for (const [index, one] of names.entries()) {
    const other = names[(index * 7 + 3) % names.length] ?? '';
    if (one === other) continue;
    for (const joint of ['/', ' / ', ', ', ' e ', ' and ', ' & ', ' + ', '; ', ' | ']) {
      const { skills } = splitBundle(`${one}${joint}${other}`);
      if (skills.join() !== `${one},${other}`) wrong.push(`${one}${joint}${other}: ${skills.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
