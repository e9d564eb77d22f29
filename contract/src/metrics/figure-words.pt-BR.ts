import type { Defined } from './figures.ts';

export interface FigureWords {
  readonly name: string;
  /** What is counted, of which span, in words that stand alone. */
  readonly definition: string;
  /** What one might expect in it, and why it is not there. */
  readonly leftOut: string;
}
export type AllFigureWords = Readonly<Record<Defined, FigureWords>>;

/** What the numbers of the metrics mean: beside each of them on the screen, and in docs/metrics.md. */
export const figureWordsPtBR: AllFigureWords = {
  assessments: {
    name: 'Avaliações aplicadas',
    definition:
      'Testes de candidaturas entregues no período com ao menos uma resposta, e entrevistas com IA concluídas nele.',
    leftOut:
      'Ficam de fora resultados reaproveitados, testes que a pessoa escolheu por conta própria e testes interrompidos com o fim da candidatura.',
  },
  compatibility: {
    name: 'Compatibilidade média',
    definition:
      'Média da compatibilidade, na chegada, das candidaturas recebidas no período. O que muda depois no perfil ou na vaga não altera esse número.',
    leftOut:
      'Ficam de fora candidaturas sobre as quais se sabe pouco e as de dados apagados. As anteriores a este registro contam com a compatibilidade do dia em que ele começou.',
  },
  conversion: {
    name: 'Taxa de conversão',
    definition:
      'Contratações divididas por todas as candidaturas que terminaram no período: contratadas, rejeitadas, retiradas ou encerradas com a vaga.',
    leftOut: 'Uma candidatura reaberta não terminou; se terminar de novo, conta só o último término.',
  },
  closingTime: {
    name: 'Tempo médio de fechamento',
    definition:
      'Dias entre a publicação da vaga e a contratação, um valor por contratação do período: a média e, ao lado, a mediana.',
    leftOut: 'As pausas da vaga não são descontadas.',
  },
  activeCandidates: {
    name: 'Candidatos ativos',
    definition:
      'Pessoas diferentes em processo em vagas ativas neste momento, comparadas com as do mesmo horário no fim do período anterior. Quem está em duas vagas conta uma vez.',
    leftOut:
      'Ficam de fora contratados e quem está em vagas pausadas. O início conta candidaturas, não pessoas. Das vagas não se guardam pausas antigas: o valor anterior conta as que estavam publicadas e ainda não encerradas.',
  },
  engagement: {
    name: 'Taxa de engajamento',
    definition:
      'Do que foi pedido às pessoas e cujo prazo terminou no período, ou que elas responderam nele, a parte respondida a tempo: testes, convites de entrevista, entrevistas com IA e ofertas. Recusar também é responder.',
    leftOut: 'Fica de fora o que a empresa cancelou. A taxa de resposta dos talentos segue a mesma regra.',
  },
  technologies: {
    name: 'Tecnologias mais presentes',
    definition:
      'Pessoas diferentes que se candidataram no período e têm uma tecnologia que a vaga pede; “comprovada” quer dizer provada por um resultado válido hoje, as demais só foram declaradas.',
    leftOut: 'Tecnologias parecidas não contam. Aparecem as dez mais frequentes.',
  },
  applications: {
    name: 'Candidaturas por vaga',
    definition: 'Candidaturas recebidas no período, por vaga, o que quer que tenha acontecido com elas depois.',
    leftOut: 'As de dados apagados continuam contadas, sem nome.',
  },
  jobCompatibility: {
    name: 'Compatibilidade por vaga',
    definition:
      'Média da compatibilidade, na chegada, das candidaturas que a vaga recebeu no período. A linha é a média de todas as vagas que você acompanha.',
    leftOut: 'Como na compatibilidade média; com menos de cinco casos não há média.',
  },
  interviews: {
    name: 'Entrevistas por vaga',
    definition: 'Entrevistas realizadas no período, com pessoas ou com IA, por vaga.',
    leftOut: 'Ficam de fora as marcadas que ainda não aconteceram, as canceladas e as recusadas.',
  },
  compatible: {
    name: 'Alta compatibilidade',
    definition:
      'Pessoas em processo com compatibilidade de hoje de 80% ou mais, cada uma na vaga em que combina melhor; primeiro quem ainda não tem entrevista marcada.',
    leftOut: 'Quem se candidatou às cegas aparece sem nome.',
  },
};
