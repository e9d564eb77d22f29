import type * as fields from '@prova/contract/recruiters/recruiter-fields';
import type { Proficiency, SpokenLanguage } from '@prova/contract/spoken-languages';

/** What somebody of the demo says of themselves as a recruiter. */
export interface DemoProfile {
  readonly position: string;
  readonly department: string;
  readonly location: string;
  readonly phone: string;
  readonly linkedinUrl: string;
  readonly bio: string;
  readonly worksForMultiple: (typeof fields.WORKS_FOR_MULTIPLE)[number];
  readonly specializations: readonly string[];
  readonly experienceFrom: (typeof fields.EXPERIENCE_BANDS)[number];
  readonly experience: string;
  readonly languages: readonly {
    readonly code: SpokenLanguage;
    readonly proficiency: Proficiency;
  }[];
  readonly education: readonly {
    readonly level: (typeof fields.DEGREES)[number];
    readonly institution: string;
    readonly field: string | null;
    readonly graduationYear: number;
    readonly courses: string | null;
  }[];
}

/** Who is not here has not completed the registration. */
export const PROFILES: readonly { readonly email: string; readonly daysAgo: number; readonly profile: DemoProfile }[] =
  [
    {
      email: 'recrutadora@aurora.example',
      daysAgo: 86,
      profile: {
        position: 'Líder de aquisição de talentos',
        department: 'Pessoas e cultura',
        location: 'Campinas, SP',
        phone: '+5519998014477',
        linkedinUrl: 'https://www.linkedin.com/in/exemplo-marta-ribeiro-prova',
        bio: 'Cuido das vagas de engenharia e dados da Aurora desde a primeira contratação em Campinas. Antes de abrir uma vaga eu sento com o time e pergunto o que a pessoa vai entregar nos três primeiros meses: é disso que o teste e a entrevista tratam.\n\nRespondo todo mundo, inclusive quem não segue. Se o prazo prometido passou e você não teve notícia, pode me cobrar.',
        worksForMultiple: 'no',
        specializations: ['Engenharia de software', 'Dados', 'Sistemas embarcados', 'Primeiro emprego'],
        experienceFrom: 6,
        experience:
          'Oito anos em recrutamento de tecnologia: quatro em consultoria, atendendo bancos e varejo, e quatro em empresas de energia. Montei a trilha de avaliação técnica da Aurora, que hoje mede o que a pessoa sabe fazer antes de olhar de onde ela veio.',
        languages: [
          { code: 'pt', proficiency: 'native' },
          { code: 'en', proficiency: 'fluent' },
          { code: 'es', proficiency: 'intermediate' },
        ],
        education: [
          {
            level: 'postgraduate',
            institution: 'Faculdade Serra do Lopo',
            field: 'Gestão de pessoas',
            graduationYear: 2021,
            courses: 'Entrevista estruturada; avaliação por competências; vieses em decisões de contratação.',
          },
          {
            level: 'undergraduate',
            institution: 'Universidade do Vale do Atibaia',
            field: 'Psicologia',
            graduationYear: 2016,
            courses: null,
          },
        ],
      },
    },
    {
      email: 'rafael.antunes@aurora.example',
      daysAgo: 83,
      profile: {
        position: 'Recrutador técnico',
        department: 'Pessoas e cultura',
        location: 'Belo Horizonte, MG',
        phone: '+5531997120058',
        linkedinUrl: 'https://www.linkedin.com/in/exemplo-rafael-antunes-prova',
        bio: 'Fui desenvolvedor antes de recrutar, e leio código dos testes junto com quem entrevista. Trabalho de Belo Horizonte, e ajudo um estúdio de Teresina nas contratações dele.',
        worksForMultiple: 'freelancer',
        specializations: ['Front-end', 'Produto', 'Design'],
        experienceFrom: 3,
        experience:
          'Cinco anos como desenvolvedor front-end e quatro recrutando, sempre para times pequenos, em que cada contratação muda o time.',
        languages: [
          { code: 'pt', proficiency: 'native' },
          { code: 'en', proficiency: 'advanced' },
        ],
        education: [
          {
            level: 'technical',
            institution: 'Escola Técnica Dona Lurdes',
            field: 'Informática',
            graduationYear: 2013,
            courses: null,
          },
        ],
      },
    },
    {
      email: 'ines.calado@marelogistica.example',
      daysAgo: 60,
      profile: {
        position: 'Coordenadora de recrutamento',
        department: 'Recursos humanos',
        location: 'Santos, SP',
        phone: '+5513996603321',
        linkedinUrl: 'https://www.linkedin.com/in/exemplo-ines-calado-prova',
        bio: 'Contrato para a operação e para o time de produto da Maré, no mesmo processo e com o mesmo respeito.',
        worksForMultiple: 'no',
        specializations: ['Logística', 'Produto'],
        experienceFrom: 11,
        experience: 'Treze anos em recursos humanos de portos e transportadoras.',
        languages: [{ code: 'pt', proficiency: 'native' }],
        education: [
          {
            level: 'undergraduate',
            institution: 'Faculdade Enseada',
            field: 'Administração',
            graduationYear: 2011,
            courses: null,
          },
        ],
      },
    },
  ];

interface DemoColleague {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly role: 'recruiter' | 'hiring_manager' | 'interviewer' | 'expert';
  readonly joinedDaysAgo: number;
  /** Keys of the jobs that are shared with who does not recruit. */
  readonly jobs: readonly string[];
}

/** Those whom the owner of a company has invited. */
export const COLLEAGUES: readonly DemoColleague[] = [
  {
    name: 'Rafael Antunes',
    email: 'rafael.antunes@aurora.example',
    company: 'aurora',
    role: 'recruiter',
    joinedDaysAgo: 86,
    jobs: [],
  },
  {
    name: 'Beatriz Nogueira',
    email: 'gestora@aurora.example',
    company: 'aurora',
    role: 'hiring_manager',
    joinedDaysAgo: 84,
    jobs: ['front', 'back'],
  },
  {
    name: 'Otávio Lemos',
    email: 'entrevistador@aurora.example',
    company: 'aurora',
    role: 'interviewer',
    joinedDaysAgo: 70,
    jobs: ['front'],
  },
  {
    name: 'Helena Duarte',
    email: 'avaliadora@aurora.example',
    company: 'aurora',
    role: 'expert',
    joinedDaysAgo: 64,
    jobs: [],
  },
];

/** Who recruits for a second company, too. */
export const SECOND_COMPANY = {
  email: 'rafael.antunes@aurora.example',
  company: 'cajuina',
  role: 'recruiter',
  daysAgo: 8,
} as const;

/** Invitations that wait for an answer. */
export const INVITATIONS = [
  { company: 'aurora', email: 'joana.freire@aurora.example', role: 'hiring_manager', daysAgo: 2 },
  { company: 'aurora', email: 'tiago.brandao@avaliadores.example', role: 'expert', daysAgo: 6 },
] as const;
