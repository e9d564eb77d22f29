import type { Phrases } from '../phrases.ts';

/** The way from a skill that is not proven to a test of it. */
export const prove = {
  take: 'Fazer o teste',
  takeNamed: 'Fazer um teste que prova {{skill}}',
  similar: 'Teste de {{by}}',
  similarNamed: 'Provar {{skill}} por um teste de {{by}}, que conta como {{percent}}',
  none: 'Ainda sem teste',
  noneNamed: 'Nenhum teste prova {{skill}} ainda. Ver o que ajuda',
  taken: 'Teste já feito',
  takenNamed: 'Você já fez um teste de {{skill}}. Ver o resultado e quando dá para refazer',
  title: 'Provar {{skill}}',
  lead: 'Testes que provam {{skill}}, ou uma habilidade parecida que também conta.',
  back: 'Voltar para onde eu estava',
  nothing: 'Nenhum teste prova {{skill}} ainda',
  nothingText:
    'Enquanto isso, ajuda dizer no perfil onde você usou e em que nível: vale menos que uma prova, mas conta nas vagas.',
  experience: 'Contar onde usei',
  others: 'Ver todos os testes',
  nextTime: 'O que provar para a próxima',
  nextTimeText: 'O que esta vaga pedia e ainda não está provado. A prova vale para todas as vagas.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    prove: Phrases<typeof prove>;
  }
}
