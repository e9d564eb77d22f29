import type { DemoJob } from './jobs.ts';
import { asked } from './skills.ts';

const MARE = { company: 'mare', owner: 'ines.calado@marelogistica.example' } as const;
const JATOBA = { company: 'jatoba', owner: 'davi.monteiro@jatobasaude.example' } as const;

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

type New = Omit<
  DemoJob,
  'status' | 'internalCode' | 'questions' | 'sources' | 'extraFields' | 'viewsADay' | 'applications' | 'stages'
>;

/** Nobody has applied yet. */
const fresh = (job: New): DemoJob => ({
  ...job,
  internalCode: null,
  status: 'ACTIVE',
  stages: [{ type: 'interview', name: 'Conversa com o time', minutes: 45 }],
  questions: [],
  sources: ['linkedin', 'company_site'],
  extraFields: ['linkedin', 'github'],
  viewsADay: 12,
  applications: 0,
});

const REMOTE = { locationModel: 'remote', place: null } as const;
const MARE_BENEFITS = ['Vale-refeição', 'Plano de saúde', 'Auxílio para trabalhar de casa'];
const JATOBA_BENEFITS = ['Vale-alimentação', 'Plano de saúde', 'Horário flexível'];

/** Published in the last days, of the companies that are verified. */
export const NEW_JOBS: readonly DemoJob[] = [
  fresh({
    ...MARE,
    key: 'mare-front',
    title: 'Pessoa Desenvolvedora Front-end Pleno (React)',
    description: `<p>O painel em que três portos acompanham cada contêiner. Quem usa olha para ele doze horas por dia, em tela grande e em celular.</p><h2>O que você vai fazer</h2>${list(
      'Desenvolver o painel em <strong>React</strong> e <strong>TypeScript</strong>',
      'Deixar mapas e tabelas utilizáveis por teclado e leitor de tela',
      'Medir e melhorar o tempo de abertura em redes lentas',
    )}`,
    requirements: list('React e TypeScript', 'Acessibilidade', 'Testes automatizados'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'mid',
    benefits: MARE_BENEFITS,
    pay: [10_000, 13_000],
    languages: [{ code: 'en', proficiency: 'intermediate' }],
    skills: [
      asked('react', 'ADVANCED'),
      asked('typescript', 'ADVANCED'),
      asked('css', 'INTERMEDIATE'),
      asked('acessibilidade-web', 'INTERMEDIATE'),
      asked('testes-automatizados', 'INTERMEDIATE'),
      asked('storybook', 'BEGINNING', false),
    ],
    publishedDaysAgo: 4,
  }),
  fresh({
    ...JATOBA,
    key: 'jatoba-front',
    title: 'Pessoa Desenvolvedora Front-end Sênior',
    description: `<p>Prontuário e agenda que abrem em postos de saúde com internet de 2 Mbps. Você cuida da base que os outros times usam.</p><h2>O que você vai fazer</h2>${list(
      'Conduzir o sistema de componentes em <strong>React</strong>',
      'Fazer as telas funcionarem sem conexão',
      'Acompanhar duas pessoas em início de carreira',
    )}`,
    requirements: list('Domínio de React e TypeScript', 'Componentes usados por mais de um time'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'senior',
    benefits: JATOBA_BENEFITS,
    pay: [13_000, 16_500],
    skills: [
      asked('react', 'ADVANCED'),
      asked('typescript', 'ADVANCED'),
      asked('design-system', 'INTERMEDIATE'),
      asked('acessibilidade-web', 'ADVANCED'),
      asked('javascript', 'ADVANCED'),
    ],
    publishedDaysAgo: 6,
  }),
  fresh({
    ...MARE,
    key: 'mare-fullstack',
    title: 'Pessoa Desenvolvedora Full-stack Pleno',
    description: `<p>Agendamento de chegadas: um sistema pequeno, usado por 900 pessoas que dirigem caminhão.</p>${list(
      'Telas em <strong>React</strong>, serviços em <strong>Node.js</strong>',
      'Uma versão nova por semana',
    )}`,
    requirements: list('TypeScript no navegador e no servidor', 'PostgreSQL'),
    locationModel: 'hybrid',
    place: { address: 'Rua do Porto, 80', city: 'Santos', state: 'SP' },
    contractType: 'CLT',
    seniority: 'mid',
    benefits: MARE_BENEFITS,
    pay: [9_500, 12_000],
    skills: [
      asked('typescript', 'ADVANCED'),
      asked('react', 'INTERMEDIATE'),
      asked('node-js', 'INTERMEDIATE'),
      asked('postgresql', 'INTERMEDIATE'),
      asked('git', 'INTERMEDIATE', false),
    ],
    publishedDaysAgo: 9,
  }),
  fresh({
    ...JATOBA,
    key: 'jatoba-interfaces',
    title: 'Pessoa Desenvolvedora de Interfaces Júnior',
    description: `<p>Formulários de saúde que pessoas de todas as idades conseguem preencher.</p>${list(
      'HTML, CSS e <strong>JavaScript</strong> bem escritos',
      'Conversas semanais com quem usa',
    )}`,
    requirements: list('HTML e CSS', 'JavaScript', 'Vontade de aprender React'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'junior',
    benefits: JATOBA_BENEFITS,
    pay: [4_500, 5_800],
    skills: [
      asked('html', 'INTERMEDIATE'),
      asked('css', 'INTERMEDIATE'),
      asked('javascript', 'INTERMEDIATE'),
      asked('react', 'BEGINNING', false),
    ],
    publishedDaysAgo: 11,
  }),
  fresh({
    ...MARE,
    key: 'mare-dados',
    title: 'Pessoa Engenheira de Dados Pleno',
    description: `<p>Posições de navios, caminhões e contêineres, juntas e no horário.</p>${list(
      'Cargas em <strong>Python</strong> e <strong>Airflow</strong>',
      'Testes de qualidade em cada tabela',
    )}`,
    requirements: list('Python e SQL', 'Cargas que outras pessoas entendem'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'mid',
    benefits: MARE_BENEFITS,
    pay: [11_000, 14_000],
    languages: [{ code: 'en', proficiency: 'advanced' }],
    skills: [asked('python', 'ADVANCED'), asked('sql', 'ADVANCED'), asked('apache-airflow', 'INTERMEDIATE')],
    publishedDaysAgo: 3,
  }),
  fresh({
    ...JATOBA,
    key: 'jatoba-qa',
    title: 'Pessoa Analista de Qualidade Pleno',
    description: `<p>Um erro aqui atrasa uma consulta. Você ajuda o time a encontrá-lo antes.</p>${list(
      'Testes de ponta a ponta dos fluxos de atendimento',
      'Roteiros de exploração com enfermeiras e médicas',
    )}`,
    requirements: list('Testes automatizados', 'Boas perguntas'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'mid',
    benefits: JATOBA_BENEFITS,
    pay: [7_000, 9_000],
    skills: [asked('testes-automatizados', 'ADVANCED'), asked('cypress', 'INTERMEDIATE'), asked('sql', 'BEGINNING')],
    publishedDaysAgo: 8,
  }),
  fresh({
    ...MARE,
    key: 'mare-sre',
    title: 'Pessoa Engenheira de Confiabilidade Sênior',
    description: `<p>Se o sistema para, o porto para. Procuramos quem deixe o plantão calmo.</p>${list(
      'Objetivos de nível de serviço com cada time',
      'Infraestrutura em <strong>Terraform</strong> e <strong>Kubernetes</strong>',
    )}`,
    requirements: list('Kubernetes e Linux', 'Resposta a incidentes'),
    ...REMOTE,
    contractType: 'PJ',
    seniority: 'senior',
    benefits: ['Horário flexível'],
    pay: [17_000, 21_000],
    urgent: true,
    languages: [{ code: 'en', proficiency: 'fluent' }],
    skills: [
      asked('kubernetes', 'ADVANCED'),
      asked('terraform', 'INTERMEDIATE'),
      asked('linux', 'ADVANCED'),
      asked('prometheus', 'INTERMEDIATE', false),
    ],
    publishedDaysAgo: 2,
  }),
  fresh({
    ...JATOBA,
    key: 'jatoba-design',
    title: 'Pessoa Designer de Produto Pleno',
    description: `<p>Desenhe com quem atende: visitas a postos de saúde fazem parte do trabalho.</p>${list(
      'Pesquisa e protótipos em <strong>Figma</strong>',
      'Palavras que todo mundo entende',
    )}`,
    requirements: list('Protótipos testados com pessoas', 'Sistema de design'),
    ...REMOTE,
    contractType: 'CLT',
    seniority: 'mid',
    benefits: JATOBA_BENEFITS,
    pay: [8_500, 11_000],
    skills: [asked('figma', 'ADVANCED'), asked('design-system', 'INTERMEDIATE')],
    publishedDaysAgo: 5,
  }),
  fresh({
    ...MARE,
    key: 'mare-android',
    title: 'Pessoa Desenvolvedora Android Sênior',
    description: `<p>O aplicativo de quem dirige, agora também para tela do painel do caminhão.</p>${list(
      'Uma base nova em <strong>Kotlin</strong>',
      'Sincronização que aguenta um dia sem sinal',
    )}`,
    requirements: list('Android com Kotlin', 'Aplicativos que funcionam sem conexão'),
    locationModel: 'onsite',
    place: { address: 'Rua do Porto, 80', city: 'Santos', state: 'SP' },
    contractType: 'CLT',
    seniority: 'senior',
    benefits: MARE_BENEFITS,
    pay: [14_000, 17_000],
    skills: [asked('kotlin', 'ADVANCED'), asked('android', 'ADVANCED'), asked('sql', 'BEGINNING', false)],
    publishedDaysAgo: 10,
  }),
];
