/** The people who recruit in the demo. All sign in with the same password. */
export interface DemoMember {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'recruiter';
}

export interface DemoCompany {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly cnpj: string;
  readonly industry: string;
  readonly sizeFrom: number;
  readonly website: string;
  readonly description: string;
  readonly verified: boolean;
  /** Days before the demo's now. */
  readonly joinedDaysAgo: number;
  readonly members: readonly DemoMember[];
}

export const COMPANIES: readonly DemoCompany[] = [
  {
    key: 'aurora',
    name: 'Aurora Sistemas',
    slug: 'aurora-sistemas',
    cnpj: '41880215000121',
    industry: 'Tecnologia para o setor de energia',
    sizeFrom: 51,
    website: 'https://aurora.example',
    description:
      'A Aurora faz o software com que cooperativas e distribuidoras acompanham usinas solares, redes e medidores. Somos 140 pessoas, metade delas em Campinas e a outra metade espalhada por 14 estados.\n\nDecidimos por escrito, publicamos toda semana e cuidamos do que já está no ar antes de começar o próximo. Contratamos pelo que a pessoa sabe mostrar, e dizemos em cada vaga como vamos avaliar.',
    verified: true,
    joinedDaysAgo: 214,
    members: [
      { key: 'marta', name: 'Marta Ribeiro', email: 'recrutadora@aurora.example', role: 'owner' },
      { key: 'rafael', name: 'Rafael Antunes', email: 'rafael.antunes@aurora.example', role: 'recruiter' },
    ],
  },
  {
    key: 'mare',
    name: 'Maré Logística',
    slug: 'mare-logistica',
    cnpj: '52761304000175',
    industry: 'Logística portuária',
    sizeFrom: 251,
    website: 'https://marelogistica.example',
    description:
      'A Maré coordena a entrada e a saída de contêineres em três portos do litoral paulista e catarinense. O nosso aplicativo diz a quem dirige a hora certa de chegar, e poupa filas de um dia inteiro.',
    verified: true,
    joinedDaysAgo: 131,
    members: [{ key: 'ines', name: 'Inês Calado', email: 'ines.calado@marelogistica.example', role: 'owner' }],
  },
  {
    key: 'jatoba',
    name: 'Jatobá Saúde',
    slug: 'jatoba-saude',
    cnpj: '38145907000111',
    industry: 'Saúde digital',
    sizeFrom: 11,
    website: 'https://jatobasaude.example',
    description:
      'A Jatobá liga postos de saúde de cidades pequenas a especialistas: prontuário, agenda e teleconsulta que funcionam com internet ruim. Atendemos 63 municípios do Centro-Oeste e do Norte.',
    verified: true,
    joinedDaysAgo: 97,
    members: [{ key: 'davi', name: 'Davi Monteiro', email: 'davi.monteiro@jatobasaude.example', role: 'owner' }],
  },
  {
    key: 'cajuina',
    name: 'Estúdio Cajuína',
    slug: 'estudio-cajuina',
    cnpj: '60312488000114',
    industry: 'Design e desenvolvimento sob medida',
    sizeFrom: 1,
    website: 'https://estudiocajuina.example',
    description:
      'Um estúdio de seis pessoas em Teresina que faz sites e aplicativos para museus, editoras e festivais.',
    verified: false,
    joinedDaysAgo: 9,
    members: [{ key: 'lidia', name: 'Lídia Portela', email: 'lidia@estudiocajuina.example', role: 'owner' }],
  },
];

/** The talent of the demo accounts. */
export const TALENT = {
  name: 'Caio Figueira',
  email: 'talento@aurora.example',
  title: 'Pessoa Desenvolvedora Front-end',
  bio: 'Faço interfaces acessíveis com React e TypeScript há alguns anos, quase sempre em produtos de dados. Gosto de medir antes de mexer e de deixar o código mais simples do que encontrei.',
  seniority: 'mid',
  city: 'Campinas',
  state: 'SP',
  phone: '+5519901246880',
  portfolioUrl: 'https://caiofigueira.example',
  githubUrl: 'https://github.com/exemplo-caio-figueira-prova',
} as const;

export const DEMO_PASSWORD = 'prova-demo-2026';
