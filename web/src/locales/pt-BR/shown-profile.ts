import type { Phrases } from '../phrases.ts';
import { jobWords } from './job-words.ts';

/** What a company is shown of a profile beside an application. */
export const shownProfile = {
  title: 'O que {{company}} vê do seu perfil',
  text: 'Vale o que o perfil diz a cada momento. Se você o ocultar ou retirar a candidatura, isto some para a empresa.',
  more: 'Ela pode abrir o perfil, e a compatibilidade é calculada dele.',
  hidden: 'Seu perfil está oculto: {{company}} recebe só o que está nesta página.',
  change: 'Mudar quem vê seu perfil',
  fields: { title: 'Título', seniority: 'Senioridade', city: 'Cidade', state: 'Estado', country: 'País' },
  seniority: jobWords.seniority,
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'shown-profile': Phrases<typeof shownProfile>;
  }
}
