import type { Phrases } from '../phrases.ts';
import { jobWords } from './job-words.ts';

/** A profile as it is read: by recruiters, by its talent before them, and by everybody at its public address. */
export const talentView = {
  seniority: jobWords.seniority,
  workModel: jobWords.locationModel,
  availability: { available: 'Disponível', employed: 'Trabalhando', not_looking: 'Não procura vaga' },
  levels: { ADVANCED: 'Avançado', INTERMEDIATE: 'Intermediário', BEGINNING: 'Iniciante' },
  proficiencies: {
    basic: 'Básico',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
    fluent: 'Fluente',
    native: 'Nativo',
  },
  experienceYears_zero: 'Menos de 1 ano de experiência',
  experienceYears_one: '{{count}} ano de experiência',
  experienceYears_other: '{{count}} anos de experiência',
  years_one: '{{count}} ano',
  years_other: '{{count}} anos',
  score: {
    label: 'Nota das provas',
    definition: 'Média do que cada prova vale hoje.',
    none: 'Nada provado ainda.',
  },
  about: 'Sobre',
  proven: 'Habilidades provadas',
  provenNone: 'Nenhuma habilidade provada ainda.',
  fading: 'Uma prova vale por 12 meses e vai perdendo força: depois de um ano, conta metade.',
  proof: {
    span: 'desde {{since}}, vale até {{until}}',
    over: 'desde {{since}}, venceu em {{until}}',
    today: 'vale {{points}} hoje',
    interview: 'entrevista com IA, confirmada por uma pessoa de {{company}}',
    beside: 'fora da lista de habilidades',
    levels: { ADVANCED: 'nível avançado', INTERMEDIATE: 'nível intermediário', BEGINNING: 'nível iniciante' },
    declares: { ADVANCED: 'declara avançado', INTERMEDIATE: 'declara intermediário', BEGINNING: 'declara iniciante' },
  },
  declared: 'Habilidades declaradas',
  declaredNone: 'Nenhuma habilidade só declarada.',
  proposed: 'Ainda não estão no dicionário',
  more_one: 'Mostrar mais {{count}}',
  more_other: 'Mostrar mais {{count}}',
  experience: 'Experiência',
  experienceNone: 'Nenhuma experiência informada.',
  span: '{{from}} até {{until}}',
  now: 'hoje',
  education: 'Formação',
  educationNone: 'Nenhuma formação informada.',
  course: '{{degree}} em {{field}}',
  languages: 'Idiomas',
  languagesNone: 'Nenhum idioma informado.',
  contact: {
    title: 'Contato',
    email: 'E-mail',
    phone: 'Telefone',
    portfolioUrl: 'Portfólio',
    linkedinUrl: 'LinkedIn',
    githubUrl: 'GitHub',
    websiteUrl: 'Site',
    none: 'Nenhum contato informado.',
    after: 'E-mail, telefone e links aparecem depois que a pessoa se candidata a uma vaga da sua empresa.',
    applied: 'Você vê os contatos porque a pessoa se candidatou à sua empresa.',
  },
  posts: { title: 'Publicações', none: 'Nenhuma publicação.', loadError: 'Não foi possível carregar as publicações' },
  loadError: 'Não foi possível carregar o perfil',
  notFound: 'Este perfil não está aqui',
  notFoundText: 'O endereço pode ter mudado, ou a pessoa fechou o perfil.',
  jobs: 'Ver vagas abertas',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'talent-view': Phrases<typeof talentView>;
  }
}
