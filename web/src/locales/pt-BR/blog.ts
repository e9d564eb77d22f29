import type { Phrases } from '../phrases.ts';

export const blog = {
  lead: 'Artigos de quem entende do assunto, sobre as habilidades que você prova aqui.',
  feed: 'Acompanhar por RSS',
  loadError: 'Não foi possível abrir agora',
  empty: {
    title: 'Ainda não há artigos',
    text: 'Os primeiros estão a caminho. Enquanto isso, veja quais habilidades as vagas pedem.',
    action: 'Ver vagas',
  },
  beyond: 'Os artigos terminam antes desta página',
  gone: {
    title: 'Artigo não encontrado',
    text: 'Ele pode ter saído do blog, ou o endereço está incompleto.',
  },
  all: 'Todos os artigos',
  by: 'Por {{name}}',
  minutes_one: '{{count}} min de leitura',
  minutes_other: '{{count}} min de leitura',
  languages: { 'pt-BR': 'em português', 'en-US': 'em inglês' },
  skills: 'Habilidades: {{skills}}',
  sources: 'Fontes',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    blog: Phrases<typeof blog>;
  }
}
