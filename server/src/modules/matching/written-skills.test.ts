import type { Need } from '@prova/contract/matching/match-input';
import { expect, test } from 'vitest';
import { theDictionary } from '../skills/skills.service.ts';
import { FIELDS } from './fields-of-work.ts';
import { readNeeds, readSkills } from './written-skills.ts';

/** "React|Vue.js A?": either, mastered, not required. */
const shown = ({ skills, level, required }: Need) => `${skills.join('|')} ${level.charAt(0)}${required ? '' : '?'}`;
const needsOf = (name: string) =>
  readNeeds(null, [{ name, level: null, required: true }])
    .map(shown)
    .join('; ');

/** As advertisements in both languages have them, beside what they mean. */
test.each([
  // one thing, in some spelling
  ['React', 'React I'],
  ['React.js', 'React I'],
  ['ReactJS', 'React I'],
  ['React JS 18', 'React I'],
  ['NodeJS', 'Node.js I'],
  ['node', 'Node.js I'],
  ['Vue 3', 'Vue.js I'],
  ['Angular 14+', 'Angular I'],
  ['AngularJS', 'Angular I'],
  ['NextJs', 'Next.js I'],
  ['golang', 'Go I'],
  ['Go', 'Go I'],
  ['C', 'C I'],
  ['R', 'R I'],
  ['C#', 'C# I'],
  ['C Sharp', 'C# I'],
  ['dot net', '.NET I'],
  ['.NET Core', '.NET I'],
  ['Java 17+', 'Java I'],
  ['Java 8 ou superior', 'Java I'],
  ['PHP 8.2', 'PHP I'],
  ['K8s', 'Kubernetes I'],
  ['Postgres', 'PostgreSQL I'],
  ['MS SQL Server', 'SQL Server I'],
  ['Mongo', 'MongoDB I'],
  ['Elastic Search', 'Elasticsearch I'],
  ['ElasticSearch', 'Elasticsearch I'],
  ['POO', 'Programação orientada a objetos I'],
  ['Orientação a objetos', 'Programação orientada a objetos I'],
  ['API RESTful', 'REST I'],
  ['APIs REST', 'REST I'],
  ['Git/GitHub', 'Git I'],
  ['GIT', 'Git I'],
  ['CI/CD', 'CI/CD I'],
  ['integração contínua', 'CI/CD I'],
  ['UX/UI', 'UX/UI I'],
  ['PL/SQL', 'PL/SQL I'],
  ['S/4 HANA', 'SAP S/4HANA I'],
  ['ISO27001', 'ISO 27001 I'],
  ['banco de dados relacional', 'Bancos de dados relacionais I'],
  ['relational databases', 'Bancos de dados relacionais I'],
  ['testes automatizados', 'Testes automatizados I'],
  ['test automation', 'Testes automatizados I'],
  ['microservices', 'Microsserviços I'],
  ['arquitetura de microsserviços', 'Microsserviços I'],
  ['machine learning', 'Machine Learning I'],
  ['aprendizado de máquina', 'Machine Learning I'],
  ['user stories', 'Histórias de usuário I'],
  ['Suporte ao usuário', 'Suporte técnico I'],
  ['Integração com APIs', 'Consumo de APIs I'],
  // mistyped
  ['Kubernets', 'Kubernetes I'],
  ['Kubernates', 'Kubernetes I'],
  ['Javascritp', 'JavaScript I'],
  ['Javascipt', 'JavaScript I'],
  ['Typescrip', 'TypeScript I'],
  ['Postgress', 'PostgreSQL I'],
  ['PostgresSQL', 'PostgreSQL I'],
  ['Pyhton', 'Python I'],
  ['Phyton', 'Python I'],
  ['Angualr', 'Angular I'],
  ['MongoBD', 'MongoDB I'],
  ['Sprint Boot', 'Spring Boot I'],
  ['SpringBoot', 'Spring Boot I'],
  ['Lavarel', 'Laravel I'],
  ['Dokcer', 'Docker I'],
  ['Terrafom', 'Terraform I'],
  ['Selenuim', 'Selenium I'],
  ['Microserviços', 'Microsserviços I'],
  // levels in words
  ['React avançado', 'React A'],
  ['Excel avançado', 'Excel avançado A'],
  ['SQL básico', 'SQL B'],
  ['Docker (básico)', 'Docker B'],
  ['noções de Linux', 'Linux B'],
  ['conhecimentos básicos em AWS', 'AWS B'],
  ['Sólida experiência em Java', 'Java A'],
  ['sólidos conhecimentos em Python', 'Python A'],
  ['Domínio de C#', 'C# A'],
  ['Python intermediário', 'Python I'],
  ['Solid experience with Go', 'Go A'],
  ['Strong Python', 'Python A'],
  ['Expert in Kubernetes', 'Kubernetes A'],
  ['Advanced SQL', 'SQL avançado A'],
  ['Familiarity with Terraform', 'Terraform B'],
  ['basic knowledge of Docker', 'Docker B'],
  ['experiência com Kafka', 'Apache Kafka I'],
  ['3+ years of experience with React', 'React I'],
  ['Vivência em Scrum', 'Scrum I'],
  // not required
  ['desejável: Kafka', 'Apache Kafka I?'],
  ['Kafka (desejável)', 'Apache Kafka I?'],
  ['Diferencial: AWS', 'AWS I?'],
  ['Docker será um diferencial', 'Docker I?'],
  ['Kotlin is a plus', 'Kotlin I?'],
  ['GraphQL (nice to have)', 'GraphQL I?'],
  ['Terraform preferred', 'Terraform I?'],
  ['Optional: Redis', 'Redis I?'],
  ['desejável Angular avançado', 'Angular A?'],
  // bundles of all
  ['HTML/CSS', 'HTML I; CSS I'],
  ['HTML5, CSS3 e JavaScript', 'HTML I; CSS I; JavaScript I'],
  ['Java 17+ com Spring Boot', 'Java I; Spring Boot I'],
  ['Java/Spring', 'Java I; Spring Boot I'],
  ['HTML5/CSS3/JS', 'HTML I; CSS I; JavaScript I'],
  ['PHP/Laravel', 'PHP I; Laravel I'],
  ['React, Angular e Vue', 'React I; Angular I; Vue.js I'],
  ['MySQL, PostgreSQL, Oracle', 'MySQL I; PostgreSQL I; Oracle Database I'],
  ['Clean code & SOLID', 'Clean Code I; SOLID I'],
  ['C/C++', 'C I; C++ I'],
  ['C#/.NET', 'C# I; .NET I'],
  ['AWS (EC2, S3, Lambda)', 'AWS I; Amazon EC2 I; Amazon S3 I; AWS Lambda I'],
  ['Docker & Kubernetes', 'Docker I; Kubernetes I'],
  ['Docker e Kubernets', 'Docker I; Kubernetes I'],
  ['Prometheus/Grafana', 'Prometheus I; Grafana I'],
  ['JUnit e Mockito', 'JUnit I; Mockito I'],
  ['Scrum/Kanban', 'Scrum I; Kanban I'],
  ['Power BI / DAX', 'Power BI I; DAX I'],
  ['SAST/DAST', 'SAST I; DAST I'],
  ['Jasmine/Karma', 'Jasmine I; Karma I'],
  ['Networking (TCP/IP)', 'Redes de computadores I; TCP/IP I'],
  ['Testes funcionais e de regressão', 'Testes funcionais I; Testes de regressão I'],
  ['Python (Django ou Flask)', 'Python I; Django I; Flask I'],
  ['LLMs (LangChain, RAG)', 'LLM I; LangChain I; RAG I'],
  ['Frontend: React, TypeScript', 'Desenvolvimento front-end I; React I; TypeScript I'],
  ['React + Redux', 'React I; Redux I'],
  ['Photoshop, Illustrator e InDesign', 'Adobe Photoshop I; Adobe Illustrator I; Adobe InDesign I'],
  // bundles of which one is enough
  ['React ou Vue', 'React|Vue.js I'],
  ['Java, Kotlin ou Scala', 'Java|Kotlin|Scala I'],
  ['AWS or Azure or GCP', 'AWS|Azure|Google Cloud I'],
  ['Cypress ou Playwright avançado', 'Cypress|Playwright A'],
  ['SQL Server e/ou Oracle', 'SQL Server|Oracle Database I'],
  ['desejável Python ou R', 'Python|R I?'],
  ['React/Angular/Vue', 'React|Angular|Vue.js I'],
  ['Cloud (AWS/Azure/GCP)', 'Computação em nuvem|AWS|Azure|Google Cloud I'],
  ['Banco de dados relacional (MySQL, PostgreSQL)', 'Bancos de dados relacionais|MySQL|PostgreSQL I'],
  ['Mensageria (RabbitMQ/Kafka)', 'Mensageria|RabbitMQ|Apache Kafka I'],
  ['Tableau or Looker', 'Tableau|Looker I'],
  // what nobody knows stays as it was written
  ['Zyxwvut Framework', 'zyxwvutframework I'],
])('%s: %s', (written, meant) => {
  expect(needsOf(written)).toBe(meant);
});

test('a level and a wish that were chosen stand above the words', () => {
  const [need] = readNeeds(null, [{ name: 'React avançado', level: 'BEGINNING', required: false }]);
  expect(need).toMatchObject({ skills: ['React'], level: 'BEGINNING', required: false });
});

test('a row of the dictionary is not read again', () => {
  expect(readNeeds(null, [{ name: 'SQL avançado', level: 'INTERMEDIATE', required: true, stored: true }])).toEqual([
    { skills: ['SQL avançado'], level: 'INTERMEDIATE', required: true, weight: 1 },
  ]);
});

const weights = (title: string | null, names: readonly string[]) =>
  Object.fromEntries(
    readNeeds(
      title,
      names.map((name) => ({ name, level: null, required: true })),
    ).map(({ skills, weight }) => [skills.join('|'), Math.round(100 * weight) / 100]),
  );

test('what the title names weighs double, a whole field of work hardly anything', () => {
  expect(weights('Desenvolvedor Back-end Java', ['Java', 'Kafka'])).toEqual({
    Java: 2,
    'Apache Kafka': 1,
    'Desenvolvimento back-end': 0.3,
  });
});

test.each(['Backend Engineer Go', 'Go developer'])(
  'the list makes sure which word of the title is meant: %s',
  (title) => {
    expect(weights(title, ['Go', 'gRPC'])).toMatchObject({ Go: 2, gRPC: 1 });
  },
);

test('where nothing is listed, the skills of the title are what is asked', () => {
  expect(weights('Desenvolvedora React', [])).toEqual({ React: 0.7 });
  expect(readNeeds('Desenvolvedora React', [])[0]?.titled).toBe(true);
});

test('a field of work in the title asks for nothing by itself', () => {
  expect(weights('Analista de Suporte Técnico', [])).toEqual({});
  expect(weights('Analista DevOps', [])).toEqual({});
  expect(weights('Analista DevOps (Terraform)', [])).toEqual({ DevOps: 0.7, Terraform: 0.7 });
  const beside = readNeeds('Pessoa Desenvolvedora Back-end', [
    { name: 'Python', level: 'INTERMEDIATE', required: true },
  ]);
  expect(beside.map(({ skills, titled = false }) => [skills[0], titled])).toEqual([
    ['Python', false],
    ['Desenvolvimento back-end', true],
  ]);
});

test('a bundle weighs more than one and less than as many, what everybody claims half, and qualities little', () => {
  expect(weights(null, ['React', 'MySQL, PostgreSQL, Oracle e SQL Server', 'Git', 'Trabalho em equipe'])).toEqual({
    React: 1,
    MySQL: 0.5,
    PostgreSQL: 0.5,
    'Oracle Database': 0.5,
    'SQL Server': 0.5,
    Git: 0.5,
    'Trabalho em equipe': 0.3,
  });
});

test('asked twice, the higher level and the firmer word count', () => {
  const asked = readNeeds(null, [
    { name: 'React', level: 'BEGINNING', required: true },
    { name: 'ReactJS', level: 'ADVANCED', required: false },
  ]);
  expect(asked.map(shown)).toEqual(['React A']);
});

const described = (text: string, title: string | null = null) => readNeeds(title, [], text).map(shown).join('; ');

test.each([
  ['Requisitos: React e TypeScript. Diferencial: Kotlin ou Swift.', 'React I; TypeScript I; Kotlin|Swift I?'],
  ['Sólida experiência com Java (11 ou superior); noções de Linux.', 'Java A; Linux B'],
  ['Banco de dados Oracle ou PostgreSQL, versionamento com Git.', 'Oracle Database|PostgreSQL I; Git I'],
  ['TypeScript, Node, Postgres. Kafka a plus.', 'TypeScript I; Node.js I; PostgreSQL I; Apache Kafka I?'],
  ['Docker, Kubernetes e Terraform serão diferenciais.', 'Docker I?; Kubernetes I?; Terraform I?'],
  ['We use Python and Airflow. Databricks experience preferred.', 'Python I; Apache Airflow I; Databricks I?'],
  ['SQL: expert. Tableau.', 'SQL A; Tableau I'],
  ['Must have:\n- React\n- Redux\nNice to have:\n- Cypress\n- GraphQL', 'React I; Redux I; Cypress I?; GraphQL I?'],
  ['Diferenciais:\n• Kafka\nRequisitos:\n• Java', 'Apache Kafka I?; Java I'],
  ['Não é necessário ter experiência com COBOL. Java é obrigatório.', 'Java I'],
  ['Requisitos obrigatórios: PHP com Laravel e MySQL.', 'PHP I; Laravel I; MySQL I'],
])('a text asks: %s', (text, meant) => {
  expect(described(text)).toBe(meant);
});

test('a text counts only where nothing is listed', () => {
  const needs = readNeeds(null, [{ name: 'React', level: null, required: true }], 'Java, Kafka and Docker.');
  expect(needs.map(shown)).toEqual(['React I']);
});

test('what the title names is required, whatever a text says', () => {
  expect(described('Desejável: certificação CSPO. Jira e Scrum.', 'Product Owner')).toContain('Product Owner I;');
});

const skillsOf = (title: string | null, names: readonly string[]) =>
  readSkills(
    title,
    names.map((name) => ({ name, level: null, proof: null })),
  )
    .map(({ skill, level }) => `${skill} ${level?.charAt(0)}`)
    .join('; ');

test.each([
  [['Java/Kotlin/Spring'], 'Java I; Kotlin I; Spring Boot I'],
  [['React (hooks, context)'], 'React I'],
  [['SQL (Oracle, MySQL, Postgres)'], 'SQL I; Oracle Database I; MySQL I; PostgreSQL I'],
  [['Node (noções)', 'JavaScript avançado'], 'Node.js B; JavaScript A'],
  [['React ou Vue'], 'React I; Vue.js I'],
  [['python', 'django', 'sql'], 'Python I; Django I; SQL I'],
  [['Scrum | Kanban'], 'Scrum I; Kanban I'],
  [['Jest + RTL'], 'Jest I; Testing Library I'],
  [['React básico', 'ReactJS avançado'], 'React A'],
  [['gitlab-ci', 'k8s'], 'GitLab CI I; Kubernetes I'],
])('a résumé claims %j', (names, meant) => {
  expect(skillsOf(null, names)).toBe(meant);
});

test('a title claims what it names', () => {
  expect(skillsOf('Desenvolvedora React Native', ['TypeScript'])).toBe('TypeScript I; React Native I');
});

test('of one skill twice the better proof counts', () => {
  const proof = (score: number) => ({ score, fading: 1 });
  const [skill] = readSkills(null, [
    { name: 'React', level: 'ADVANCED', proof: proof(0.5) },
    { name: 'React.js', level: null, proof: proof(0.9) },
  ]);
  expect(skill).toEqual({ skill: 'React', level: 'ADVANCED', proof: proof(0.9) });
});

test('fields of work are names of the dictionary', () => {
  const { byName } = theDictionary();
  expect([...FIELDS].filter((name) => !byName.has(name))).toEqual([]);
});
