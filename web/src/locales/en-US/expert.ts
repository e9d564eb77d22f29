import type { Phrases } from '../phrases.ts';
import type { expert as source } from '../pt-BR/expert.ts';

export const expert: Phrases<typeof source> = {
  title: 'Home',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  nothing: 'Nothing to grade now',
  nothingText: 'When a company asks for your evaluation, the answers appear here, without the names of who gave them.',
};
