import type { BoardLinkRight } from '@prova/contract/applications/board-link-rights';
import type { Proficiency, SpokenLanguage } from '@prova/contract/spoken-languages';
import type { JobSources, Jobs } from '../src/platform/schema.gen.ts';
import { type AskedSkill, asked } from './skills.ts';

/** The stages of a job between `review` and `offer`; the fixed ones are added by the seed. */
export interface DemoStage {
  readonly type: 'custom' | 'test' | 'interview' | 'interview_ia';
  readonly name: string;
  readonly minutes: number | null;
  /** Of a stage of tests: the title of the one that it asks. */
  readonly test?: string;
}

export interface DemoQuestion {
  readonly text: string;
  readonly required: boolean;
  /** Given: multiple choice, with the share of people who choose each. */
  readonly options?: readonly (readonly [text: string, weight: number])[];
  /** Given: answered by yes or no, and this is the answer the recruiter hopes for. */
  readonly wanted?: 'yes' | 'no';
  /** Which answers of answers.ts fit an essay. */
  readonly topic?: 'project' | 'accessibility' | 'incident' | 'data' | 'teaching' | 'mobile' | 'health';
}

export interface DemoJob {
  readonly key: string;
  readonly company: string;
  /** E-mail of who writes it and runs it. */
  readonly owner: string;
  readonly internalCode: string | null;
  readonly status: 'ACTIVE' | 'ON_HOLD' | 'DRAFT' | 'FILLED' | 'CANCELLED';
  /** Of a filled or cancelled job. */
  readonly closedDaysAgo?: number;
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  readonly locationModel: 'remote' | 'hybrid' | 'onsite';
  readonly place: { readonly address: string; readonly city: string; readonly state: string } | null;
  readonly contractType: NonNullable<Jobs['contractType']>;
  readonly seniority: NonNullable<Jobs['seniority']>;
  readonly benefits: readonly string[];
  /** Reais a month. No number: to be agreed; one: fixed; two: a range. */
  readonly pay: readonly number[];
  /** How many people it is to hire; left out, it does not say. */
  readonly openings?: number;
  /** Asked for, besides Portuguese. */
  readonly languages?: readonly { readonly code: SpokenLanguage; readonly proficiency: Proficiency }[];
  /** Who applied is hidden until somebody says why they must be known. */
  readonly blind?: boolean;
  /** Who opens the board by a link, without an account. */
  readonly boardLink?: { readonly name: string; readonly right: BoardLinkRight };
  readonly urgent?: boolean;
  readonly featured?: boolean;
  readonly skills: readonly AskedSkill[];
  readonly stages: readonly DemoStage[];
  readonly questions: readonly DemoQuestion[];
  readonly sources: readonly JobSources['platform'][];
  /** What the form asks beyond name, e-mail, phone and résumé. */
  readonly extraFields: readonly ('cover_letter' | 'portfolio' | 'linkedin' | 'github' | 'website')[];
  readonly publishedDaysAgo: number;
  /** Page views a day when it was new. */
  readonly viewsADay: number;
  readonly applications: number;
}

const BENEFITS = [
  'Vale-refeição de R$ 46 por dia',
  'Plano de saúde sem coparticipação',
  'Plano odontológico',
  'Auxílio para trabalhar de casa de R$ 180 por mês',
  'Licença parental de seis meses para qualquer pessoa',
  'R$ 3.000 por ano para estudar',
  'Folga no aniversário',
];

const li = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const JOBS: readonly DemoJob[] = [
  {
    key: 'front',
    company: 'aurora',
    owner: 'recrutadora@aurora.example',
    internalCode: 'AUR-2041',
    status: 'ACTIVE',
    boardLink: { name: 'Consultoria Tecer Gente', right: 'move' },
    title: 'Pessoa Desenvolvedora Front-end Pleno (React)',
    description: `<p>Os mapas e gráficos da Aurora ficam abertos o dia todo em salas de operação. Você vai cuidar deles: quem decide desligar um trecho da rede confia no que está na tela.</p><h2>O que você vai fazer</h2>${li(
      'Desenvolver telas em <strong>React</strong> e <strong>TypeScript</strong>, da primeira conversa com quem opera até a entrega',
      'Deixar cada tela utilizável por teclado e leitor de tela',
      'Medir o desempenho em máquinas antigas e melhorar o que pesa',
      'Revisar o código do time e ter o seu revisado, todos os dias',
    )}<h2>Como é o time</h2><p>Somos sete pessoas, duas delas de design. Trabalhamos em ciclos de duas semanas, sem reuniões às quartas, e publicamos várias vezes por semana.</p><h2>Como vamos avaliar</h2><p>Um desafio prático de uma hora e meia e uma conversa com o time sobre o que você fez nele. <em>Não pedimos tempo de carreira: pedimos que você mostre o que sabe.</em></p>`,
    requirements: li(
      'Domínio de React e TypeScript',
      'Boas noções de acessibilidade (WCAG)',
      'Costume de escrever testes automatizados',
      'Português fluente; inglês para ler documentação',
    ),
    locationModel: 'remote',
    place: null,
    contractType: 'CLT',
    seniority: 'mid',
    benefits: BENEFITS,
    openings: 3,
    languages: [{ code: 'en', proficiency: 'intermediate' }],
    pay: [9_000, 12_500],
    featured: true,
    skills: [
      asked('react', 'ADVANCED'),
      asked('typescript', 'INTERMEDIATE'),
      asked('css', 'INTERMEDIATE'),
      asked('acessibilidade-web', 'INTERMEDIATE'),
      asked('testes-automatizados', 'INTERMEDIATE'),
      asked('d3-js', 'BEGINNING', false),
      asked('graphql', 'BEGINNING', false),
    ],
    stages: [
      { type: 'test', name: 'Desafio técnico', minutes: 90, test: 'React na prática' },
      { type: 'interview', name: 'Conversa com o time', minutes: 60 },
    ],
    questions: [
      {
        text: 'Conte um projeto de interface de que você se orgulha e o que foi difícil nele.',
        required: true,
        topic: 'project',
      },
      {
        text: 'Como você costuma verificar se uma tela é acessível?',
        required: false,
        topic: 'accessibility',
      },
      {
        text: 'Quando você poderia começar?',
        required: true,
        options: [
          ['Imediatamente', 3],
          ['Em até 15 dias', 3],
          ['Em até 30 dias', 4],
          ['Em mais de 30 dias', 1],
        ],
      },
      {
        text: 'Você pode participar de um encontro presencial em Campinas a cada três meses, com viagem paga?',
        required: true,
        wanted: 'yes',
        options: [
          ['Sim', 7],
          ['Não', 2],
        ],
      },
    ],
    sources: ['linkedin', 'github', 'company_site', 'discord', 'trampos'],
    extraFields: ['portfolio', 'github', 'linkedin'],
    publishedDaysAgo: 62,
    viewsADay: 46,
    applications: 53,
  },
  {
    key: 'back',
    company: 'aurora',
    owner: 'recrutadora@aurora.example',
    internalCode: 'AUR-2037',
    status: 'ACTIVE',
    title: 'Pessoa Engenheira de Software Back-end Sênior',
    description: `<p>Recebemos 40 mil leituras de medidores por segundo. Esta vaga é para quem gosta de fazer um sistema assim continuar simples, barato e explicável.</p><h2>O que você vai fazer</h2>${li(
      'Evoluir os serviços de ingestão em <strong>Go</strong> e <strong>Node.js</strong>',
      'Modelar dados de séries temporais em <strong>PostgreSQL</strong> e decidir o que guardar, por quanto tempo e por quê',
      'Escrever registros de decisão que o time consiga ler daqui a dois anos',
      'Acompanhar pessoas de nível pleno, em dupla, toda semana',
    )}<h2>O primeiro trimestre</h2><ol><li>Conhecer uma cooperativa cliente e passar um dia com quem opera a rede</li><li>Assumir a fila de leituras atrasadas</li><li>Propor, por escrito, o próximo passo da ingestão</li></ol><h2>Como vamos avaliar</h2><p>Um exercício de desenho de sistema, uma entrevista com IA gravada (as perguntas são mostradas antes) e uma conversa técnica. Você recebe retorno em cada etapa.</p>`,
    requirements: li(
      'Domínio de uma linguagem de back-end e disposição para trabalhar com Go',
      'SQL além do básico: planos de execução, índices, transações',
      'Prática com filas e mensagens',
      'Clareza ao escrever',
    ),
    locationModel: 'hybrid',
    place: { address: 'Avenida das Andorinhas, 1200, Cambuí', city: 'Campinas', state: 'SP' },
    contractType: 'CLT',
    seniority: 'senior',
    benefits: [...BENEFITS, 'Participação nos resultados'],
    pay: [14_000, 18_500],
    skills: [
      asked('go', 'INTERMEDIATE'),
      asked('postgresql', 'ADVANCED'),
      asked('node-js', 'INTERMEDIATE'),
      asked('apache-kafka', 'INTERMEDIATE'),
      asked('arquitetura-de-software', 'ADVANCED'),
      asked('observabilidade', 'INTERMEDIATE', false),
      asked('kubernetes', 'BEGINNING', false),
    ],
    stages: [
      { type: 'test', name: 'Desenho de sistema', minutes: 120, test: 'APIs HTTP' },
      { type: 'interview_ia', name: 'Entrevista com IA', minutes: 30 },
      { type: 'interview', name: 'Conversa técnica', minutes: 75 },
    ],
    questions: [
      {
        text: 'Descreva um problema de desempenho ou de dados que você resolveu e como soube que tinha resolvido.',
        required: true,
        topic: 'incident',
      },
      {
        text: 'Você consegue ir ao escritório de Campinas duas vezes por semana?',
        required: true,
        options: [
          ['Sim', 6],
          ['Sim, depois que eu me mudar', 2],
          ['Só de vez em quando', 2],
        ],
      },
    ],
    sources: ['linkedin', 'company_site', 'github', 'telegram'],
    extraFields: ['linkedin', 'github', 'cover_letter'],
    publishedDaysAgo: 80,
    viewsADay: 31,
    applications: 41,
  },
  {
    key: 'dados',
    company: 'aurora',
    owner: 'rafael.antunes@aurora.example',
    internalCode: 'AUR-2049',
    status: 'ACTIVE',
    title: 'Pessoa Analista de Dados Júnior',
    description: `<p>As cooperativas perguntam todo mês: onde perdemos energia? Você vai ajudar a responder com dados que elas entendam.</p><h2>O que você vai fazer</h2>${li(
      'Preparar e conferir dados de medição com <strong>SQL</strong> e <strong>Python</strong>',
      'Montar painéis e relatórios mensais, com texto que explica o gráfico',
      'Conversar com clientes para descobrir o que a pergunta queria dizer',
    )}<h2>Aprender faz parte</h2><p>Você terá uma pessoa de referência, quatro horas por semana para estudar e um plano de doze meses combinado por escrito. Primeira vaga na área? Ótimo: mande um projeto, um exercício, um caderno de notas.</p>`,
    requirements: li(
      'SQL para juntar e agregar tabelas sem medo',
      'Python com pandas, ou vontade de chegar lá em três meses',
      'Noções de estatística descritiva',
    ),
    locationModel: 'onsite',
    place: { address: 'Avenida das Andorinhas, 1200, Cambuí', city: 'Campinas', state: 'SP' },
    contractType: 'CLT',
    seniority: 'junior',
    benefits: BENEFITS.filter((benefit) => !benefit.includes('casa')).concat(
      'Vale-transporte',
      'Bicicletário e vestiário',
    ),
    pay: [5_200],
    skills: [
      asked('sql', 'INTERMEDIATE'),
      asked('python', 'BEGINNING'),
      asked('estatistica', 'BEGINNING'),
      asked('power-bi', 'BEGINNING', false),
      asked('pandas', 'BEGINNING', false),
    ],
    stages: [
      { type: 'custom', name: 'Conversa com Pessoas e Cultura', minutes: 30 },
      { type: 'interview', name: 'Estudo de caso', minutes: 60 },
    ],
    questions: [
      {
        text: 'Conte uma pergunta que você respondeu com dados, na escola, no trabalho ou por curiosidade.',
        required: true,
        topic: 'data',
      },
      {
        text: 'Qual ferramenta você usa com mais conforto?',
        required: true,
        options: [
          ['SQL', 4],
          ['Python', 3],
          ['Planilhas', 3],
          ['Outra', 1],
        ],
      },
    ],
    sources: ['linkedin', 'vagas', 'infojobs', 'whatsapp', 'instagram'],
    extraFields: ['linkedin', 'portfolio'],
    publishedDaysAgo: 34,
    viewsADay: 58,
    applications: 36,
  },
  {
    key: 'plataforma',
    company: 'aurora',
    owner: 'recrutadora@aurora.example',
    internalCode: 'AUR-2052',
    status: 'ACTIVE',
    title: 'Liderança Técnica de Plataforma',
    description: `<p>Seis times publicam todos os dias sobre a mesma plataforma. Procuramos quem lidere essa plataforma com uma mão no código e a agenda aberta para as pessoas.</p><h2>O que você vai fazer</h2>${li(
      'Liderar quatro pessoas, em conversas semanais e planos de carreira por escrito',
      'Decidir com elas o que a plataforma oferece e o que deixa de oferecer',
      'Reduzir pela metade o tempo entre a revisão e a produção, hoje em 26 minutos',
      'Cuidar de custos: cada serviço tem um time responsável e um orçamento',
    )}<h2>Como trabalhamos com incidentes</h2><p>Plantão pago, uma semana em cada seis, com revisão sem culpa no dia útil seguinte.</p>`,
    requirements: li(
      'Ter cuidado de uma plataforma usada por outros times',
      'Kubernetes e infraestrutura como código',
      'Gosto por desenvolver pessoas',
    ),
    locationModel: 'remote',
    place: null,
    contractType: 'PJ',
    seniority: 'lead',
    benefits: [
      'Trinta dias de descanso remunerado por ano',
      'Plano de saúde reembolsado',
      'R$ 5.000 por ano para estudar',
      'Equipamento da empresa',
    ],
    pay: [],
    urgent: true,
    skills: [
      asked('kubernetes', 'ADVANCED'),
      asked('terraform', 'ADVANCED'),
      asked('lideranca-tecnica', 'ADVANCED'),
      asked('ci-cd', 'ADVANCED'),
      asked('aws', 'INTERMEDIATE'),
      asked('observabilidade', 'INTERMEDIATE', false),
    ],
    stages: [
      { type: 'interview', name: 'Conversa com a direção técnica', minutes: 60 },
      { type: 'custom', name: 'Dia com o time', minutes: 240 },
    ],
    questions: [
      {
        text: 'O que você mudou na forma de trabalhar de um time, e o que faria diferente hoje?',
        required: true,
        topic: 'teaching',
      },
      { text: 'Conte um incidente que ensinou algo ao time.', required: false, topic: 'incident' },
    ],
    sources: ['linkedin', 'company_site', 'x'],
    extraFields: ['linkedin', 'cover_letter'],
    publishedDaysAgo: 19,
    viewsADay: 37,
    applications: 14,
  },
  {
    key: 'sre',
    company: 'aurora',
    owner: 'rafael.antunes@aurora.example',
    internalCode: 'AUR-2033',
    status: 'ON_HOLD',
    blind: true,
    title: 'Pessoa Especialista em Confiabilidade (SRE)',
    description: `<p>Quando uma subestação cai, o nosso painel não pode cair junto. Esta vaga cuida para que isso continue verdade.</p><h2>O que você vai fazer</h2>${li(
      'Definir objetivos de nível de serviço com cada time e mostrar quanto falta',
      'Transformar alertas barulhentos em poucos que valem acordar alguém',
      'Ensaiar falhas uma vez por mês e escrever o que aprendemos',
    )}<p>A vaga está pausada enquanto fechamos o orçamento do próximo semestre; quem já se candidatou segue no processo.</p>`,
    requirements: li('Linux e redes a fundo', 'Métricas, logs e traces', 'Automação antes de repetição'),
    locationModel: 'remote',
    place: null,
    contractType: 'CLT',
    seniority: 'specialist',
    benefits: BENEFITS,
    pay: [15_000, 19_000],
    skills: [
      asked('linux', 'ADVANCED'),
      asked('prometheus', 'ADVANCED'),
      asked('kubernetes', 'INTERMEDIATE'),
      asked('resposta-a-incidentes', 'ADVANCED'),
      asked('go', 'BEGINNING', false),
    ],
    stages: [
      { type: 'test', name: 'Exercício de diagnóstico', minutes: 60, test: 'Linux e contêineres' },
      { type: 'interview', name: 'Conversa técnica', minutes: 60 },
    ],
    questions: [{ text: 'Conte um incidente que ensinou algo ao time.', required: true, topic: 'incident' }],
    sources: ['linkedin', 'company_site'],
    extraFields: ['linkedin', 'github'],
    publishedDaysAgo: 81,
    viewsADay: 18,
    applications: 12,
  },
  {
    key: 'estagio',
    company: 'aurora',
    owner: 'recrutadora@aurora.example',
    internalCode: 'AUR-2058',
    status: 'DRAFT',
    title: 'Pessoa Estagiária em Qualidade de Software',
    description: `<p>Um estágio para aprender a testar software de verdade: com dados de campo, máquinas lentas e pessoas que dependem do resultado.</p><h2>O que você vai aprender</h2>${li(
      'Escrever roteiros de teste que outra pessoa consiga repetir',
      'Automatizar o que é repetitivo com <strong>Playwright</strong>',
      'Relatar um defeito de um jeito que ajude a corrigir',
    )}`,
    requirements: li('Matrícula em curso superior ou técnico da área', 'Curiosidade e escrita clara'),
    locationModel: 'hybrid',
    place: { address: 'Avenida das Andorinhas, 1200, Cambuí', city: 'Campinas', state: 'SP' },
    contractType: 'internship',
    seniority: 'trainee',
    benefits: ['Vale-refeição de R$ 46 por dia', 'Vale-transporte', 'Recesso remunerado'],
    pay: [2_100],
    skills: [asked('testes-automatizados', 'BEGINNING'), asked('javascript', 'BEGINNING', false)],
    stages: [{ type: 'interview', name: 'Conversa com o time', minutes: 45 }],
    questions: [],
    sources: [],
    extraFields: ['linkedin'],
    publishedDaysAgo: 0,
    viewsADay: 0,
    applications: 0,
  },
  {
    key: 'mobile',
    company: 'mare',
    owner: 'ines.calado@marelogistica.example',
    internalCode: null,
    status: 'ACTIVE',
    title: 'Pessoa Desenvolvedora Mobile Pleno (React Native)',
    description: `<p>O aplicativo da Maré é usado por quem dirige caminhão, muitas vezes com sinal fraco e pressa. Ele precisa abrir rápido e dizer uma coisa por vez.</p><h2>O que você vai fazer</h2>${li(
      'Evoluir o aplicativo em <strong>React Native</strong>, com partes em Kotlin',
      'Fazer tudo funcionar sem conexão e sincronizar depois',
      'Acompanhar uma manhã no porto a cada trimestre',
    )}`,
    requirements: li(
      'React Native ou Kotlin em produção',
      'Cuidado com bateria e dados móveis',
      'Testes em aparelhos simples',
    ),
    locationModel: 'hybrid',
    place: { address: 'Rua do Comércio, 88, Centro', city: 'Santos', state: 'SP' },
    contractType: 'CLT',
    seniority: 'mid',
    benefits: ['Vale-refeição', 'Plano de saúde', 'Fretado a partir de São Paulo'],
    pay: [8_500, 11_000],
    skills: [
      asked('react-native', 'ADVANCED'),
      asked('typescript', 'INTERMEDIATE'),
      asked('kotlin', 'BEGINNING', false),
    ],
    stages: [{ type: 'interview', name: 'Entrevista técnica', minutes: 60 }],
    questions: [{ text: 'O que muda quando um aplicativo é usado com sinal fraco?', required: true, topic: 'mobile' }],
    sources: ['linkedin', 'catho'],
    extraFields: ['github', 'linkedin'],
    publishedDaysAgo: 41,
    viewsADay: 22,
    applications: 7,
  },
  {
    key: 'cais',
    company: 'mare',
    owner: 'ines.calado@marelogistica.example',
    internalCode: null,
    status: 'FILLED',
    closedDaysAgo: 16,
    title: 'Pessoa Desenvolvedora Web Pleno (painel do cais)',
    description: `<p>Quem coordena a entrada de contêineres passa o turno diante do nosso painel. Ele precisa mostrar a fila de agora, e não a de cinco minutos atrás.</p><h2>O que você vai fazer</h2>${li(
      'Desenvolver o painel em <strong>TypeScript</strong> e <strong>React</strong>',
      'Levar as mudanças da fila à tela em menos de um segundo',
      'Conversar com os turnos do dia e da noite antes de mudar o que eles usam',
    )}`,
    requirements: li('React em produção', 'WebSocket ou outra forma de atualização ao vivo', 'Testes automatizados'),
    locationModel: 'onsite',
    place: { address: 'Rua do Comércio, 88, Centro', city: 'Santos', state: 'SP' },
    contractType: 'CLT',
    seniority: 'mid',
    benefits: ['Vale-refeição', 'Plano de saúde', 'Fretado a partir de São Paulo'],
    pay: [8_000, 10_500],
    skills: [asked('react', 'ADVANCED'), asked('typescript', 'INTERMEDIATE')],
    stages: [{ type: 'interview', name: 'Entrevista técnica', minutes: 60 }],
    questions: [],
    sources: ['linkedin', 'company_site'],
    extraFields: ['github', 'linkedin'],
    publishedDaysAgo: 62,
    viewsADay: 16,
    applications: 6,
  },
  {
    key: 'fullstack',
    company: 'jatoba',
    owner: 'davi.monteiro@jatobasaude.example',
    internalCode: null,
    status: 'ACTIVE',
    title: 'Pessoa Desenvolvedora Full-stack Júnior',
    description: `<p>Nosso prontuário chega a postos onde a internet cai todo dia. Você vai desenvolver telas e serviços que continuam funcionando assim mesmo.</p><h2>O que você vai fazer</h2>${li(
      'Desenvolver em <strong>TypeScript</strong>, do banco à tela',
      'Conversar toda semana com uma equipe de saúde',
      'Cuidar de dados sensíveis como se fossem da sua família',
    )}`,
    requirements: li('JavaScript ou TypeScript', 'Noções de banco de dados', 'Vontade de entender saúde pública'),
    locationModel: 'remote',
    place: null,
    contractType: 'CLT',
    seniority: 'junior',
    benefits: ['Vale-alimentação', 'Plano de saúde', 'Horário flexível'],
    pay: [4_800, 6_200],
    skills: [
      asked('typescript', 'INTERMEDIATE'),
      asked('react', 'BEGINNING'),
      asked('node-js', 'BEGINNING'),
      asked('sql', 'BEGINNING', false),
    ],
    stages: [{ type: 'custom', name: 'Conversa inicial', minutes: 30 }],
    questions: [{ text: 'Por que saúde pública?', required: true, topic: 'health' }],
    sources: ['linkedin', 'github'],
    extraFields: ['github', 'linkedin'],
    publishedDaysAgo: 27,
    viewsADay: 29,
    applications: 8,
  },
  {
    key: 'agenda',
    company: 'jatoba',
    owner: 'davi.monteiro@jatobasaude.example',
    internalCode: null,
    status: 'CANCELLED',
    closedDaysAgo: 8,
    title: 'Pessoa Desenvolvedora Android Pleno',
    description: `<p>Um aplicativo de agenda para agentes comunitários de saúde, que visitam casas onde não há sinal.</p><h2>O que você vai fazer</h2>${li(
      'Começar o aplicativo do zero em <strong>Kotlin</strong>',
      'Guardar as visitas no aparelho e enviar quando houver conexão',
      'Testar em celulares de entrada',
    )}`,
    requirements: li('Android com Kotlin', 'Aplicativos que funcionam sem conexão'),
    locationModel: 'remote',
    place: null,
    contractType: 'PJ',
    seniority: 'mid',
    benefits: ['Horário flexível', 'Equipamento da empresa'],
    pay: [],
    skills: [asked('kotlin', 'ADVANCED'), asked('sql', 'BEGINNING', false)],
    stages: [{ type: 'custom', name: 'Conversa inicial', minutes: 30 }],
    questions: [],
    sources: ['linkedin'],
    extraFields: ['github'],
    publishedDaysAgo: 31,
    viewsADay: 11,
    applications: 5,
  },
  {
    key: 'site',
    company: 'cajuina',
    owner: 'lidia@estudiocajuina.example',
    internalCode: null,
    status: 'ACTIVE',
    title: 'Pessoa Desenvolvedora Web (projeto de três meses)',
    description: `<p>Um festival de cinema de Teresina vai ganhar um site novo, com programação, acervo e audiodescrição. Procuramos alguém para desenvolver conosco por três meses.</p>${li(
      'HTML e CSS caprichados',
      'Acessibilidade de verdade',
      'Pouco JavaScript, e bem escolhido',
    )}`,
    requirements: li('Sites publicados para mostrar', 'Disponibilidade de 20 horas por semana'),
    locationModel: 'remote',
    place: null,
    contractType: 'freelance',
    seniority: 'mid',
    benefits: ['Crédito no site e no catálogo'],
    pay: [6_000],
    skills: [asked('html', 'ADVANCED'), asked('css', 'ADVANCED'), asked('acessibilidade-web', 'INTERMEDIATE')],
    stages: [],
    questions: [],
    sources: ['instagram'],
    extraFields: ['portfolio'],
    publishedDaysAgo: 6,
    viewsADay: 9,
    applications: 3,
  },
];
