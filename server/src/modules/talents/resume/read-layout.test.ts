import { describe, expect, test } from 'vitest';
import { linesOfText } from '../../../../test/fixtures/resume-lines.ts';
import * as resumes from '../../../../test/fixtures/resume-texts.ts';
import { readLayout } from './read-layout.ts';

const read = (text: string) => readLayout(linesOfText(text));

/** All that was read, a line for each entry. */
function lines(text: string): string[] {
  const { name, title, email, phone, city, state, country, experience, education, languages, skills } = read(text);
  return [
    [name, title, email, phone, city, state, country].map((value) => value ?? '–').join(' | '),
    ...experience.map(
      ({ position, company, start, end, current }) => `${position} @ ${company}: ${start} to ${current ? 'now' : end}`,
    ),
    ...education.map(
      ({ degree, field, institution, startYear, endYear, current }) =>
        `${degree} | ${field} | ${institution}: ${startYear} to ${current ? (endYear ? `now (${endYear})` : 'now') : endYear}`,
    ),
    ...(languages.length > 0 ? [languages.map((each) => `${each.name} ${each.proficiency}`).join(', ')] : []),
    skills.map((skill) => skill.name).join(', '),
  ];
}

test.each([
  [
    'lettersAndDocuments',
    resumes.lettersAndDocuments,
    [
      'José Carlos da Silva | Analista de Suporte Pleno | jose.carlos@correio.example | (11) 98765-4321 | São Paulo | SP | BR',
      'Analista de Suporte Pleno @ TechHelp Informática Ltda.: 2018-02 to now',
      'Técnico de Informática @ Loja Central de Eletrodomésticos: 2013-03 to 2018-01',
      'Superior completo | Sistemas de Informação | UNIP: null to 2014',
      'Técnico | Informática | ETEC Prof. Camargo Aranha: null to 2009',
      'Inglês intermediate',
      'Cisco, Pacote Office, Active Directory, Windows Server, Microsoft 365',
    ],
  ],
  [
    'placesBesideCompanies',
    resumes.placesBesideCompanies,
    [
      'Ana Paula Ribeiro | Full Stack Developer | ana.ribeiro@mail.example | (11) 98888-7777 | São Paulo | – | BR',
      'Software Engineer @ Nubank: 2020-01 to now',
      'Junior Developer @ ThoughtWorks, Porto Alegre: 2017-03 to 2019-12',
      'B.Sc. | Computer Science | PUCRS: 2013 to 2017',
      'English advanced, Portuguese native, Spanish intermediate',
      'JavaScript, TypeScript, Java, Clojure, Python, React, Node.js, Spring Boot, Docker, Kubernetes, Git, Microsserviços, Apache Kafka, GraphQL, AWS',
    ],
  ],
  [
    'labelled',
    resumes.labelled,
    [
      'Marcos Vinícius Prado | – | marcosvprado@correio.example | (62) 99999-1234 | Goiânia | GO | BR',
      'Assistente Financeiro @ Distribuidora Cerrado: 2014-04 to 2019-08',
      'Analista Financeiro @ Agro Norte S/A: 2019-09 to now',
      'Ensino Superior | Administração | Universidade Federal de Goiás: null to 2013',
      'Inglês intermediate, Espanhol basic',
      'Excel avançado, Power BI, Gestão financeira, SAP ERP',
    ],
  ],
  [
    'datesAtTheRight',
    resumes.datesAtTheRight,
    [
      'Juliana Martins | Product Designer | juliana@jumartins.example | – | Lisboa | – | PT',
      'Product Designer @ Farfetch: 2021 to now',
      'UX Designer @ Sky.it: 2018 to 2021',
      ' | Design de Comunicação | Universidade do Porto: 2014 to 2018',
      'Português native, Inglês fluent, Francês basic',
      'Figma, Sketch, Prototipagem, HTML, CSS, Testes A/B, InVision, UX Design',
    ],
  ],
  [
    'datesFirst',
    resumes.datesFirst,
    [
      'Thiago Almeida | Desenvolvedor Java Sênior | thiago.almeida@correio.example | (21) 98123-4567 | Rio de Janeiro | RJ | BR',
      'Engenheiro de Software Sênior @ Stone Pagamentos: 2019-03 to now',
      'Analista de Sistemas Pleno @ Accenture do Brasil: 2015-01 to 2019-02',
      'Estagiário @ Serpro: 2012-08 to 2014-12',
      'Bacharel | Ciência da Computação | UFRJ: 2010 to 2014',
      'Pós-Graduação | Engenharia de Software | PUC-Rio: 2016 to now (2017)',
      'Inglês advanced, Espanhol intermediate',
      'Java, Spring Boot, Hibernate, Apache Kafka, Docker, Kubernetes, AWS, Oracle Database, PL/SQL, JUnit, PostgreSQL, Amazon EKS, Terraform, Jakarta EE, JSF, Telecomunicações, Manutenção de sistemas legados, COBOL',
    ],
  ],
  [
    'postsOfOneCompany',
    resumes.postsOfOneCompany,
    [
      'Priya Raman | – | priya.raman@mail.example | +4915123456789 | Berlin | – | DE',
      'Senior Data Engineer @ Zalando SE: 2021-06 to now',
      'Data Engineer @ Zalando SE: 2018-09 to 2021-05',
      'Systems Engineer @ Infosys: 2015-07 to 2018-08',
      'M.Sc. | Informatics | TU Munich: 2016 to 2018',
      'B.Tech | Computer Science | VIT University: 2011 to 2015',
      'Python, Scala, Java, SQL, Apache Spark, Apache Kafka, Apache Airflow, Amazon Redshift, Big Data, AWS, Terraform, ETL, Processamento em lote, Oracle Database',
    ],
  ],
  [
    'studentWithoutHeadingsInCapitals',
    resumes.studentWithoutHeadingsInCapitals,
    [
      'Camila Ferraz | – | camilaferraz@correio.example | (51) 99876-5432 | Porto Alegre | RS | BR',
      'Monitora de Algoritmos @ Unisinos: 2023-03 to 2023-07',
      'Vendedora temporária @ Lojas Renner: 2021-11 to 2022-01',
      ' | Engenharia de Software | Universidade do Vale do Rio dos Sinos: 2022 to now (2026)',
      'Inglês intermediate',
      'Python, SQLite, HTML, CSS, JavaScript',
    ],
  ],
  [
    'yearsAbove',
    resumes.yearsAbove,
    [
      'Pedro Henrique Lopes | Analista de Sistemas | pedrohlopes@correio.example | (34) 99123-0000 | Uberlândia | MG | BR',
      'Analista de Sistemas @ Algar Tech: 2022 to 2024',
      'Programador @ Sankhya: 2019 to 2022',
      'Estágio em TI @ Prefeitura de Uberlândia: 2017 to 2019',
      ' | Sistemas de Informação | UFU: 2016 to 2020',
      'C#, .NET, SQL Server, Java, Angular, Git, Scrum, Trabalho em equipe, Comunicação, Docker, Kubernetes, Oracle Database, JasperReports',
    ],
  ],
  [
    'american',
    resumes.american,
    [
      "Michael O'Brien | – | michael.obrien@mail.example | +15125550199 | Austin | TX | US",
      'Staff Engineer @ Stripe: 2022-04 to now',
      'Senior Software Engineer @ Dropbox: 2018-06 to 2022-03',
      'Software Engineer @ Dropbox: 2015-07 to 2018-05',
      'BS | Computer Science | Texas A&M University: null to 2015',
      'Go, Java, Python, gRPC, PostgreSQL, Redis, AWS, Amazon EC2, Amazon S3, AWS Lambda, Docker, Sistemas distribuídos, Arquitetura de soluções, Rust',
    ],
  ],
  [
    'colonsBehindHeadings',
    resumes.colonsBehindHeadings,
    [
      'Larissa Gomes de Freitas | Desenvolvedora Front-end | larissa.gf@correio.example | (47) 99888-1122 | Blumenau | SC | BR',
      'Desenvolvedora Front-End Júnior @ Senior Sistemas S/A: 2021-07 to now',
      'Auxiliar de TI @ Cia. Hering: 2019-02 to 2021-06',
      ' | Análise e Desenvolvimento de Sistemas | Uniasselvi: null to 2021',
      'Inglês advanced',
      'HTML, CSS, JavaScript, React, UX Design, TypeScript',
    ],
  ],
  [
    'studentAbroad',
    resumes.studentAbroad,
    [
      'Wei Zhang | – | wei.zhang@mail.example | – | Toronto | ON | CA',
      'Software Developer Intern @ Shopify: 2022-05 to 2022-08',
      'Teaching Assistant @ University of Toronto: 2021-09 to 2022-04',
      'Bachelor of Science | Computer Science | University of Toronto: 2019 to 2023',
      'C, C++, Python, JavaScript, SQL, React, Ruby on Rails, Flutter, Git, Docker, VS Code, CMake, Firebase',
    ],
  ],
  [
    'barsBetween',
    resumes.barsBetween,
    [
      'Roberto Carlos Mendes | Gerente de Operações de TI | robertomendes@correio.example | (19) 98877-6655 | – | – | –',
      'GERENTE DE OPERAÇÕES DE TI @ IBM Brasil: 2017 to now',
      'COORDENADOR DE SUPORTE @ Bosch: 2012 to 2017',
      'ANALISTA DE SUPORTE SR @ CPQD: 2008 to 2012',
      'MBA | Gestão Empresarial | FGV: null to 2014',
      ' | Engenharia da Computação | PUC-Campinas: null to 2007',
      'Inglês fluent, Alemão intermediate',
      'ITIL, PMP, Gestão de equipes, ServiceNow, VMware, Windows Server, Linux',
    ],
  ],
  [
    'oneLineAtTheTop',
    resumes.oneLineAtTheTop,
    [
      'Aline Souza | Cientista de Dados | aline.souza@correio.example | (83) 98765-1234 | João Pessoa | PB | BR',
      'Cientista de Dados @ iFood: 2021-10 to now',
      'Analista de Dados Jr. @ Energisa: 2019-08 to 2021-09',
      'Mestrado | Informática | UFPB: 2019 to 2021',
      'Bacharelado | Estatística | UFPB: 2014 to 2018',
      'Português native, Inglês fluent, Espanhol basic',
      'Python, pandas, NumPy, scikit-learn, SQL, Apache Spark, AWS, Docker, Git, Estatística, Machine Learning, Processamento de linguagem natural, PySpark, LightGBM, Amazon SageMaker, Power BI',
    ],
  ],
  [
    'slips',
    resumes.slips,
    [
      'Maria Aparecida dos Santos | – | maria.aps@correio.example | (16) 99123-4567 | Ribeirao Preto | SP | BR',
      'Operadora de Caixa @ Supermercado Savegnago: 2012-03 to 2016-07',
      'Vendedora @ Magazine Luiza S/A: 2016-08 to 2022-10',
      'Ensino Medio Completo |  | E.E. Otoniel Mota: null to 2010',
      'Pacote Office, Word, Excel',
    ],
  ],
])('%s', (_habit, text, expected) => {
  expect(lines(text)).toEqual(expected);
});

describe('columns', () => {
  test('each begins anew, and one without a heading goes on with the list beside it', () => {
    const { name, experience, languages, skills } = read(`Contato
ana@correio.example
Habilidades
React
SQL
---
Python
Git
---
Ana Clara Nogueira
Experiência
Analista de Dados
Banco Ipê
2019 – 2021
Idiomas
Inglês fluente`);
    expect([name, experience.length, languages.length]).toEqual(['Ana Clara Nogueira', 1, 1]);
    expect(skills.map((skill) => skill.name)).toEqual(['React', 'SQL', 'Python', 'Git']);
  });
});

describe('skills', () => {
  const head = 'Ana Clara Nogueira\n';
  const named = (text: string) => read(head + text).skills.map((skill) => skill.name);

  test('are no schools and no campuses, and each study is read', () => {
    const two = read(
      `${head}Formação\nAnálise e Desenvolvimento de Sistemas\nUFPE\n2022 – 2024\nTécnico em Informática\nIFPE – Campus Belo Jardim\n2019 – 2021\nHabilidades\nReact, SQL\n`,
    );
    expect(two.education.map(({ institution, startYear }) => [institution, startYear])).toEqual([
      ['UFPE', 2022],
      ['IFPE – Campus Belo Jardim', 2019],
    ]);
    expect(two.skills.map(({ name }) => name)).toEqual(['React', 'SQL']);
  });

  test('say where they were found', () => {
    expect(
      read(`${head}Experiência\nBanco Ipê\nAnalista\n2019 – 2021\n- Relatórios em SQL e Power BI.`).skills,
    ).toEqual([
      { name: 'SQL', sentence: 'Relatórios em SQL e Power BI.', known: true, level: null },
      { name: 'Power BI', sentence: 'Relatórios em SQL e Power BI.', known: true, level: null },
    ]);
  });

  test('have the level that is said beside them or of their list, and none where it is not said', () => {
    const levels = read(
      `${head}Habilidades\nAvançado: React, SQL básico\nFerramentas: Docker (intermediário), Java\n`,
    ).skills;
    expect(levels.map(({ name, level }) => [name, level])).toEqual([
      ['React', 'ADVANCED'],
      ['SQL', 'BEGINNING'],
      ['Docker', 'INTERMEDIATE'],
      ['Java', null],
    ]);
  });

  test('are neither wished nor denied ones, nor names of companies, schools and pastimes', () => {
    expect(
      named(`Resumo
Uso React e quero aprender
Rust. Sem experiência com PHP.
Experiência
Oracle Serviços Ltda
Vendedora
2019 – 2021
Formação
Faculdade Java – Letras – 2018
Interesses
Figma, Python`),
    ).toEqual(['React']);
  });

  test('that the dictionary does not know count where skills are listed, without how well', () => {
    expect(read(`${head}Habilidades\nReact (avançado), Zorbifex\nBancos: SQL, PL/SQL`).skills).toMatchObject([
      { name: 'React', known: true },
      { name: 'Zorbifex', known: false },
      { name: 'SQL', known: true },
      { name: 'PL/SQL', known: true },
    ]);
  });

  test('"Languages" of computers are skills', () => {
    expect(named('Skills\nLanguages\nPython, Go')).toEqual(['Python', 'Go']);
  });
});

test('nothing is guessed', () => {
  expect(read('Não sei\no que escrever')).toEqual({
    name: null,
    title: null,
    summary: null,
    email: null,
    phone: null,
    city: null,
    state: null,
    country: null,
    linkedin: null,
    github: null,
    portfolio: null,
    experience: [],
    education: [],
    languages: [],
    skills: [],
    unread: [{ heading: null, text: 'Não sei o que escrever' }],
  });
  expect(readLayout([])).toMatchObject({ name: null, skills: [] });
});

/** Counts the processor's time: a busy machine finds the same. */
function spent(text: string): number {
  const lines = linesOfText(text);
  const before = process.cpuUsage();
  readLayout(lines);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each([
  'a '.repeat(900),
  '2019 – 2021 ',
  'jan/2020 a ',
  'Experiência\n2019 – 2021\nBanco\n',
  'ana@',
  '(11) 9',
  'React, Zorb, ',
  'Inglês, ',
  '('.repeat(900),
])('takes time in proportion to a hostile text: %#', (part) => {
  const text = (times: number) =>
    `Experiência\n${`${part.repeat(Math.max(1, Math.floor(1_500 / part.length)))}\n`.repeat(times)}`;
  spent(text(20));
  const once = spent(text(100));
  expect(spent(text(200))).toBeLessThan(Math.max(400, once * 4));
});
