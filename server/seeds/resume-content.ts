import type { DemoJob } from './jobs.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

export interface ResumeContent {
  readonly name: string;
  readonly title: string;
  readonly contact: string;
  readonly summary: string;
  readonly skills: readonly string[];
  readonly experience: readonly { readonly what: string; readonly when: string; readonly lines: readonly string[] }[];
  readonly education: readonly string[];
}

interface Craft {
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly skills: readonly string[];
  /** What such a job asks for: who applies with all of it is worth a closer look. */
  readonly asked: readonly string[];
  readonly deeds: readonly string[];
  readonly studies: readonly string[];
}

/** What people who apply to a job of this kind have done, by the key of the job. */
const CRAFTS: Record<string, Craft> = {
  front: {
    titles: [
      'Pessoa Desenvolvedora Front-end',
      'Desenvolvimento de Interfaces',
      'Front-end e Acessibilidade',
      'Engenharia de Front-end',
    ],
    summaries: [
      'Desenvolvo interfaces em React e TypeScript, com atenção a acessibilidade e desempenho.',
      'Trabalho na fronteira entre design e código: componentes, testes e documentação.',
      'Gosto de telas densas que continuam claras e de medir antes de otimizar.',
    ],
    skills: [
      'React',
      'TypeScript',
      'JavaScript',
      'HTML',
      'CSS',
      'Next.js',
      'Redux',
      'Jest',
      'Cypress',
      'Figma',
      'Storybook',
      'GraphQL',
      'Vite',
      'Acessibilidade web',
      'Design System',
      'Git',
    ],
    asked: ['React', 'TypeScript', 'CSS', 'Acessibilidade web', 'Testes automatizados'],
    deeds: [
      'Reescrevi a área logada em React com TypeScript, tela por tela, sem parar o produto.',
      'Montei a biblioteca de componentes usada por quatro times.',
      'Reduzi o tempo de abertura da página principal de 5,1 para 1,8 segundo.',
      'Escrevi os testes de ponta a ponta do fluxo de compra.',
      'Conduzi a revisão de acessibilidade com pessoas que usam leitor de tela.',
    ],
    studies: [
      'Análise e Desenvolvimento de Sistemas, Faculdade Exemplo de Campinas',
      'Ciência da Computação, Universidade Exemplo',
      'Curso técnico em Informática, Escola Técnica Exemplo',
    ],
  },
  back: {
    titles: ['Pessoa Engenheira de Software', 'Engenharia de Back-end', 'Desenvolvimento de Sistemas Distribuídos'],
    summaries: [
      'Construo serviços que recebem muito dado e explicam o que fizeram com ele.',
      'Trabalho com PostgreSQL, filas e Go, e escrevo decisões para que outras pessoas as encontrem.',
      'Prefiro sistemas pequenos, com bons limites e bons alertas.',
    ],
    skills: [
      'Go',
      'Node.js',
      'PostgreSQL',
      'Apache Kafka',
      'Redis',
      'Docker',
      'Kubernetes',
      'gRPC',
      'AWS',
      'Terraform',
      'Observabilidade',
      'Java',
      'Spring Boot',
      'Arquitetura de software',
      'TypeScript',
    ],
    asked: ['Go', 'PostgreSQL', 'Node.js', 'Apache Kafka', 'Arquitetura de software', 'Observabilidade'],
    deeds: [
      'Migrei a ingestão de eventos para filas particionadas e acabei com as perdas nos picos.',
      'Modelei séries temporais com partições por mês e retenção por contrato.',
      'Cuidei do plantão de oito serviços e reduzi os alertas de madrugada em 70%.',
      'Acompanhei três pessoas em início de carreira, em dupla, toda semana.',
      'Troquei um monólito de cobrança por três serviços com contratos versionados.',
    ],
    studies: [
      'Engenharia de Computação, Universidade Exemplo',
      'Sistemas de Informação, Instituto Exemplo',
      'Especialização em Arquitetura de Software, Faculdade Exemplo',
    ],
  },
  dados: {
    titles: ['Análise de Dados', 'Pessoa Analista de Dados', 'Inteligência de Negócios', 'Estudante de Estatística'],
    summaries: [
      'Transformo planilhas confusas em perguntas boas e respostas curtas.',
      'Uso SQL e Python para preparar dados e gosto de explicar gráficos por escrito.',
      'Em transição para dados, com projetos abertos e muita vontade de aprender.',
    ],
    skills: ['SQL', 'Python', 'pandas', 'Power BI', 'Excel', 'Estatística', 'Looker', 'R', 'PostgreSQL', 'Git'],
    asked: ['SQL', 'Python', 'Estatística', 'Power BI', 'pandas'],
    deeds: [
      'Automatizei o relatório mensal de estoque, que levava dois dias.',
      'Montei o painel de evasão usado pela coordenação do curso.',
      'Revisei a base de clientes e eliminei 12 mil cadastros repetidos.',
      'Publiquei um estudo com dados abertos de mobilidade da cidade.',
    ],
    studies: [
      'Estatística (em curso), Universidade Exemplo',
      'Tecnólogo em Ciência de Dados, Faculdade Exemplo',
      'Administração, Instituto Exemplo',
    ],
  },
  plataforma: {
    titles: ['Liderança de Plataforma', 'Engenharia de Plataforma', 'Gestão Técnica'],
    summaries: [
      'Lidero times de plataforma e continuo escrevendo código uma parte da semana.',
      'Cuido de pessoas e de infraestrutura com o mesmo hábito: deixar combinado por escrito.',
    ],
    skills: [
      'Kubernetes',
      'Terraform',
      'AWS',
      'CI/CD',
      'GitHub Actions',
      'Prometheus',
      'Grafana',
      'Helm',
      'Linux',
      'Liderança técnica',
      'Go',
    ],
    asked: ['Kubernetes', 'Terraform', 'Liderança técnica', 'CI/CD', 'AWS', 'Observabilidade'],
    deeds: [
      'Levei o tempo entre revisão e produção de 40 para 11 minutos.',
      'Montei a plataforma interna usada por seis times.',
      'Conduzi planos de carreira de cinco pessoas; três foram promovidas.',
      'Reduzi a conta da nuvem em um terço sem perder redundância.',
    ],
    studies: ['Engenharia Elétrica, Universidade Exemplo', 'Redes de Computadores, Instituto Exemplo'],
  },
  sre: {
    titles: ['Engenharia de Confiabilidade', 'Pessoa Especialista em Infraestrutura', 'Operações e Observabilidade'],
    summaries: ['Trabalho para que o plantão seja calmo: poucos alertas, bons roteiros, ensaios frequentes.'],
    skills: [
      'Linux',
      'Prometheus',
      'Grafana',
      'Kubernetes',
      'Ansible',
      'Bash',
      'Python',
      'Resposta a incidentes',
      'Terraform',
      'OpenTelemetry',
    ],
    asked: ['Linux', 'Prometheus', 'Kubernetes', 'Resposta a incidentes', 'Go'],
    deeds: [
      'Defini objetivos de nível de serviço com doze times.',
      'Ensaiei falhas todo mês e escrevi os roteiros de recuperação.',
      'Troquei 140 alertas por 23 que pedem ação.',
    ],
    studies: ['Redes de Computadores, Instituto Exemplo', 'Ciência da Computação, Universidade Exemplo'],
  },
};

const OTHER_CRAFT: Craft = {
  titles: ['Pessoa Desenvolvedora', 'Desenvolvimento Web', 'Desenvolvimento Mobile'],
  summaries: ['Desenvolvo produtos web e mobile do banco à tela.'],
  skills: ['TypeScript', 'React', 'React Native', 'Node.js', 'SQL', 'HTML', 'CSS', 'Git', 'Kotlin'],
  asked: ['TypeScript', 'React', 'Kotlin', 'HTML', 'CSS', 'JavaScript'],
  deeds: [
    'Publiquei um aplicativo usado por 30 mil pessoas.',
    'Fiz o site de acervo de um museu, com audiodescrição.',
    'Cuidei da sincronização sem conexão de um aplicativo de campo.',
  ],
  studies: ['Sistemas para Internet, Instituto Exemplo', 'Curso técnico em Informática, Escola Técnica Exemplo'],
};

export const EMPLOYERS = [
  'Cooperativa Girassol',
  'Banco Ipê',
  'Estúdio Calçada',
  'Rede Manacá de Farmácias',
  'Prefeitura (projeto)',
  'Editora Beija-flor',
  'Transportes Araucária',
  'Loja Pitanga',
  'Instituto Mandacaru',
  'Seguros Ituberá',
  'Escola Jequitibá',
  'Rádio Cerrado',
];

const SENIORITY: Partial<Record<DemoJob['seniority'], string>> = {
  junior: 'Júnior',
  mid: 'Pleno',
  senior: 'Sênior',
  specialist: 'Especialista',
};

/** One in three has what the job asks for; by the address, so that nothing else that is drawn depends on it. */
const fits = ({ email }: Person) => [...email].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 === 0;

/** The résumé of a person who applies to a job; it ends in the year of `now`. */
export function drawResume(random: Random, person: Person, demo: DemoJob, now: Date): ResumeContent {
  const craft = CRAFTS[demo.key] ?? OTHER_CRAFT;
  const bare = random.pick(craft.titles);
  const fit = fits(person);
  const title = fit ? [bare, SENIORITY[demo.seniority]].filter(Boolean).join(' ') : bare;
  let year = now.getUTCFullYear();
  const deeds = random.some(craft.deeds, 4);
  const experience = random
    .some(EMPLOYERS, demo.seniority === 'junior' ? 1 : random.int(1, 3))
    .map((employer, index) => {
      const until = index === 0 ? 'atual' : String(year);
      year -= random.int(1, 3);
      return { what: `${title}, ${employer}`, when: `${year} a ${until}`, lines: deeds.splice(0, index === 0 ? 2 : 1) };
    });
  const summary = random.pick(craft.summaries);
  const skills = random.some(craft.skills, random.int(5, 9));
  return {
    name: person.name,
    title,
    contact: `${person.city}, ${person.state} · ${person.email} · ${person.phone}`,
    summary,
    skills: fit ? [...new Set([...craft.asked, ...skills])] : skills,
    experience,
    education: [random.pick(craft.studies)],
  };
}
