import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import type { updateTalentProfile } from '@prova/contract/talents/talents';
import type * as z from 'zod';
import { TALENT } from './companies.ts';
import { drawPeople, type Person, toHandle } from './people.ts';
import type { Random } from './random.ts';
import { EMPLOYERS } from './resume-content.ts';
import { type Seniority, TALENT_CRAFTS, type TalentCraft } from './talent-crafts.ts';

type Profile = Omit<z.input<typeof updateTalentProfile.body>, 'version'>;
type Level = (typeof SKILL_LEVELS)[number];

/** A talent of the demo: who they are, and what they say and prove. */
export interface DemoTalent {
  readonly person: Person;
  readonly visibility: 'open' | 'applied' | 'hidden';
  readonly profile: Profile;
  readonly hasPhoto: boolean;
  readonly hasCover: boolean;
  readonly posts: readonly string[];
  readonly proofs: readonly { readonly skill: string; readonly score: number }[];
  readonly publicSlug?: string;
}

/** What a level changes: how many jobs there were, for how many months each, pay beside mid-level, and how the title ends. */
const LEVELS: Readonly<
  Record<Seniority, { share: number; jobs: number; months: number; pay: number; title: (craft: TalentCraft) => string }>
> = {
  trainee: { share: 4, jobs: 0, months: 8, pay: 0.2, title: ({ field }) => `Estágio em ${field}` },
  junior: { share: 9, jobs: 1, months: 16, pay: 0.5, title: ({ person }) => `${person} Júnior` },
  mid: { share: 11, jobs: 2, months: 20, pay: 1, title: ({ person }) => `${person} Pleno` },
  senior: { share: 9, jobs: 3, months: 26, pay: 1.5, title: ({ person }) => `${person} Sênior` },
  specialist: { share: 4, jobs: 3, months: 34, pay: 1.7, title: ({ field }) => `Especialista em ${field}` },
  lead: { share: 3, jobs: 3, months: 32, pay: 1.75, title: ({ field }) => `Liderança técnica de ${field}` },
  principal: { share: 2, jobs: 4, months: 34, pay: 2, title: ({ person }) => `${person} Principal` },
  manager: { share: 1, jobs: 3, months: 38, pay: 1.9, title: () => 'Gerência de engenharia' },
  director: { share: 1, jobs: 4, months: 44, pay: 2.6, title: () => 'Direção de tecnologia' },
};
const RISING = Object.keys(LEVELS) as Seniority[];
const SCHOOLS = [
  'Universidade Exemplo',
  'Faculdade Exemplo de Campinas',
  'Instituto Exemplo',
  'Escola Técnica Exemplo',
];

/** How well somebody of a level does the skill at a place of the list. */
function levelOf(random: Random, seniority: Seniority, place: number): Level {
  const rank = RISING.indexOf(seniority) * 2 + (random.chance(0.5) ? 1 : 0) - place;
  if (rank >= 2) return 'ADVANCED';
  return rank >= -1 ? 'INTERMEDIATE' : 'BEGINNING';
}

/** Somebody who is going to open an account. */
export interface Newcomer {
  readonly person: Person;
  readonly craft: TalentCraft;
  readonly seniority: Seniority;
}

/**
 * People of all levels and trades.
 * @param applicants some of them have applied already, without an account
 */
export function drawNewcomers(random: Random, count: number, applicants: readonly Person[]): Newcomer[] {
  const levels = RISING.flatMap((level) => Array<Seniority>(LEVELS[level].share).fill(level));
  const known = new Set(applicants.map(({ handle }) => handle));
  const others = drawPeople(random, count).filter(({ handle }) => !known.has(handle));
  const people = [...applicants, ...others].slice(0, count);
  return people.map((person, index) => {
    const craft = TALENT_CRAFTS[index % TALENT_CRAFTS.length] as TalentCraft;
    const seniority = random.pick(levels.length > 0 ? levels.splice(random.int(0, levels.length - 1), 1) : RISING);
    return { person, craft, seniority };
  });
}

/** What they tell when they join. */
export function drawTalent(random: Random, now: Date, { person, craft, seniority }: Newcomer): DemoTalent {
  const level = LEVELS[seniority];
  const names = [
    ...craft.skills.slice(0, random.int(Math.min(4, craft.skills.length), craft.skills.length)),
    ...random.some(craft.beside, random.int(1, 4)),
  ];
  const experience = drawExperience(random, now, { craft, seniority, names });
  const years = Math.round((level.jobs * level.months) / 12);
  const proven = random.chance(0.6) ? names.slice(0, random.int(1, 3)) : [];
  const graduated = now.getUTCFullYear() - years - random.int(0, 2);
  const study = random.pick(craft.studies);
  return {
    person,
    visibility: random.chance(0.8) ? 'open' : random.chance(0.8) ? 'applied' : 'hidden',
    profile: {
      title: level.title(craft),
      bio: random.chance(0.85) ? random.pick(craft.bios) : null,
      seniority,
      experienceYears: years,
      city: person.city,
      state: person.state,
      country: 'BR',
      availability: random.chance(0.55) ? 'available' : random.chance(0.85) ? 'employed' : 'not_looking',
      workModel: random.chance(0.5) ? 'remote' : random.chance(0.7) ? 'hybrid' : 'onsite',
      payExpected: random.chance(0.75)
        ? Math.round((craft.pay * level.pay * random.int(88, 115)) / 10_000) * 10_000
        : null,
      currency: 'BRL',
      phone: person.phone,
      ...(random.chance(0.5) && {
        githubUrl: `https://github.com/exemplo-${person.handle.slice(0, 25)}-prova`.replace('--', '-'),
      }),
      ...(random.chance(0.4) && { portfolioUrl: `https://${person.handle}.example` }),
      skills: names.map((name, place) => ({
        name,
        level: levelOf(random, seniority, place),
        yearsOfExperience: Math.max(0, years - random.int(0, 3)),
      })),
      languages: drawLanguages(random, seniority),
      education: [
        {
          institution: random.pick(SCHOOLS),
          degree: random.chance(0.7) ? 'Bacharelado' : 'Tecnólogo',
          field: study,
          startYear: graduated - (seniority === 'trainee' ? 2 : 4),
          ...(seniority === 'trainee' ? { endYear: null, current: true } : { endYear: graduated, current: false }),
        },
      ],
      experience,
    },
    hasPhoto: random.chance(0.45),
    hasCover: random.chance(0.12),
    posts: random.chance(0.5) ? random.some(craft.posts, random.int(1, 2)) : [],
    proofs: proven.map((skill) => ({
      skill,
      // Below it nothing would be proven.
      score: Math.min(100, Math.max(PROVES_FROM, 52 + RISING.indexOf(seniority) * 6 + random.int(-8, 22))),
    })),
  };
}

function drawExperience(
  random: Random,
  now: Date,
  { craft, seniority, names }: { craft: TalentCraft; seniority: Seniority; names: readonly string[] },
): NonNullable<Profile['experience']> {
  const { jobs, months } = LEVELS[seniority];
  const deeds = random.some(craft.deeds, jobs);
  let end = monthsBefore(now, random.chance(0.7) ? 0 : random.int(1, 5));
  const current = end.getTime() === monthsBefore(now, 0).getTime();
  return random.some(EMPLOYERS, jobs).map((company, index) => {
    const start = monthsBefore(end, Math.round((months * random.int(70, 130)) / 100));
    // Who is senior today was not in their first job.
    const then = RISING[Math.max(1, Math.min(4, RISING.indexOf(seniority)) - index)] ?? 'junior';
    const entry = {
      company,
      position: index === 0 ? LEVELS[seniority].title(craft) : LEVELS[then].title(craft),
      startDate: dayOf(start),
      endDate: index === 0 && current ? null : dayOf(end),
      current: index === 0 && current,
      description: deeds[index] ?? '',
      technologies: random.some(names, Math.min(names.length, random.int(2, 5))),
    };
    end = monthsBefore(start, random.int(0, 3));
    return entry;
  });
}

function monthsBefore(at: Date, months: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1));
}
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function drawLanguages(random: Random, seniority: Seniority): NonNullable<Profile['languages']> {
  const english = (['basic', 'intermediate', 'advanced', 'fluent'] as const)[
    Math.min(3, Math.floor(RISING.indexOf(seniority) / 2) + random.int(0, 1))
  ];
  return [
    { name: 'Português', proficiency: 'native' },
    ...(random.chance(0.85) ? [{ name: 'Inglês', proficiency: english ?? ('basic' as const) }] : []),
    ...(random.chance(0.25) ? [{ name: 'Espanhol', proficiency: 'intermediate' as const }] : []),
  ];
}

/** The talent of the demo accounts, who has filled in everything when joining. */
export function ownTalent(now: Date): DemoTalent {
  return {
    person: { ...TALENT, handle: toHandle(TALENT.name) },
    visibility: 'open',
    profile: {
      title: 'Pessoa Desenvolvedora Front-end Pleno',
      bio: 'Desenvolvo telas densas que continuam claras: mapas, painéis, salas de operação. Começo pelo teclado e pelo leitor de tela, meço antes de otimizar e escrevo o que decidi, para que o time encontre depois.\n\nProcuro um time que publique toda semana e cuide do que já está no ar.',
      seniority: 'mid',
      experienceYears: 5,
      city: TALENT.city,
      state: TALENT.state,
      country: 'BR',
      availability: 'available',
      workModel: 'remote',
      payExpected: 1_150_000,
      currency: 'BRL',
      phone: TALENT.phone,
      portfolioUrl: TALENT.portfolioUrl,
      githubUrl: TALENT.githubUrl,
      linkedinUrl: 'https://www.linkedin.com/in/exemplo-caio-figueira-prova',
      skills: [
        { name: 'React', level: 'ADVANCED', yearsOfExperience: 5 },
        { name: 'TypeScript', level: 'ADVANCED', yearsOfExperience: 4 },
        { name: 'JavaScript', level: 'ADVANCED', yearsOfExperience: 6 },
        { name: 'CSS', level: 'ADVANCED', yearsOfExperience: 6 },
        { name: 'HTML', level: 'ADVANCED', yearsOfExperience: 6 },
        { name: 'Acessibilidade web', level: 'INTERMEDIATE', yearsOfExperience: 3 },
        { name: 'Testes automatizados', level: 'INTERMEDIATE', yearsOfExperience: 4 },
        { name: 'Storybook', level: 'INTERMEDIATE', yearsOfExperience: 2 },
        { name: 'D3.js', level: 'INTERMEDIATE', yearsOfExperience: 2 },
        { name: 'GraphQL', level: 'BEGINNING', yearsOfExperience: 1 },
        { name: 'Node.js', level: 'INTERMEDIATE', yearsOfExperience: 3 },
        { name: 'Git', level: 'ADVANCED', yearsOfExperience: 6 },
      ],
      languages: [
        { name: 'Português', proficiency: 'native' },
        { name: 'Inglês', proficiency: 'advanced' },
        { name: 'Espanhol', proficiency: 'intermediate' },
      ],
      education: [
        {
          institution: 'Faculdade Exemplo de Campinas',
          degree: 'Tecnólogo',
          field: 'Análise e Desenvolvimento de Sistemas',
          startYear: now.getUTCFullYear() - 8,
          endYear: now.getUTCFullYear() - 5,
          current: false,
        },
        {
          institution: 'Instituto Exemplo',
          degree: 'Especialização',
          field: 'Acessibilidade Digital',
          startYear: now.getUTCFullYear() - 1,
          endYear: null,
          current: true,
        },
      ],
      experience: [
        {
          company: 'Transportes Araucária',
          position: 'Pessoa Desenvolvedora Front-end Pleno',
          startDate: dayOf(monthsBefore(now, 31)),
          endDate: null,
          current: true,
          description:
            'Mapa de frota que fica aberto o dia todo em salas de operação.\nReescrita em React com TypeScript, tela por tela, sem parar o produto.\nPágina principal de 5,1 para 1,8 segundo em máquinas antigas.',
          technologies: ['React', 'TypeScript', 'D3.js', 'Testes automatizados'],
        },
        {
          company: 'Editora Beija-flor',
          position: 'Pessoa Desenvolvedora Front-end Júnior',
          startDate: dayOf(monthsBefore(now, 58)),
          endDate: dayOf(monthsBefore(now, 32)),
          current: false,
          description: 'Biblioteca de componentes do leitor digital, com testes de acessibilidade em cada um.',
          technologies: ['React', 'JavaScript', 'CSS', 'Storybook'],
        },
        {
          company: 'Loja Pitanga',
          position: 'Estágio em desenvolvimento web',
          startDate: dayOf(monthsBefore(now, 72)),
          endDate: dayOf(monthsBefore(now, 60)),
          current: false,
          description: 'Páginas de produto e a primeira versão do carrinho.',
          technologies: ['JavaScript', 'HTML', 'CSS'],
        },
      ],
    },
    hasPhoto: true,
    hasCover: true,
    posts: [
      'Passei a semana ouvindo o nosso mapa com leitor de tela. Anotei onze coisas e já corrigimos sete.',
      'Um gráfico com 40 mil pontos abre em 300 ms se você desenhar só os que cabem na tela. Contei como em um texto curto.',
      'Comecei uma especialização em acessibilidade digital. A primeira tarefa foi usar um site conhecido sem mouse, por um dia.',
    ],
    proofs: [
      { skill: 'React', score: 91 },
      { skill: 'TypeScript', score: 84 },
      { skill: 'Acessibilidade web', score: 78 },
    ],
    publicSlug: 'caio-figueira',
  };
}
