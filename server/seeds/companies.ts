import type { COMPANY_SIZES } from '@prova/contract/companies/companies';

export interface DemoCompany {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly cnpj: string;
  readonly industry: string;
  readonly sizeFrom: (typeof COMPANY_SIZES)[number];
  readonly website: string;
  readonly description: string;
  /** By what it proved, or wants to prove, who it is; `waiting`: its CNPJ has not been looked at yet. */
  readonly verification: 'mail_domain' | 'cnpj' | 'waiting';
  /** Days until it hands in its CNPJ. */
  readonly cnpjAfterDays: number;
  /** Days before the demo's now. */
  readonly joinedDaysAgo: number;
  /** Who registered it. All people of the demo sign in with the same password. */
  readonly owner: { readonly name: string; readonly email: string };
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
    verification: 'mail_domain',
    cnpjAfterDays: 0,
    joinedDaysAgo: 87,
    owner: { name: 'Marta Ribeiro', email: 'recrutadora@aurora.example' },
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
      'A Maré coordena a entrada e a saída de contêineres em três portos do litoral paulista e catarinense. O nosso aplicativo diz a quem dirige a hora certa de chegar e evita filas de um dia inteiro.',
    verification: 'cnpj',
    cnpjAfterDays: 1,
    joinedDaysAgo: 80,
    owner: { name: 'Inês Calado', email: 'ines.calado@marelogistica.example' },
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
    verification: 'mail_domain',
    cnpjAfterDays: 0,
    joinedDaysAgo: 72,
    owner: { name: 'Davi Monteiro', email: 'davi.monteiro@jatobasaude.example' },
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
    verification: 'waiting',
    cnpjAfterDays: 5,
    joinedDaysAgo: 9,
    owner: { name: 'Lídia Portela', email: 'lidia@estudiocajuina.example' },
  },
];

/** @param key of a company of the demo */
export function companyOf(key: string): DemoCompany {
  const company = COMPANIES.find((each) => each.key === key);
  if (!company) throw new Error(`There is no company ${key}`);
  return company;
}

/** The talent of the demo accounts. */
export const TALENT = {
  name: 'Caio Figueira',
  email: 'talento@aurora.example',
  city: 'Campinas',
  state: 'SP',
  phone: '+5519901246880',
  portfolioUrl: 'https://caiofigueira.example',
  githubUrl: 'https://github.com/exemplo-caio-figueira-prova',
} as const;

export const DEMO_PASSWORD = 'prova-demo-2026';
