/** What becomes of an interview with the program of somebody who goes on resting in its stage. */
export type AiInterviewFate = 'held' | 'short' | 'asks_for_person' | 'expired' | 'paused' | 'open';

/** In turn; the first ones are in every demo. */
export const AI_FATES: readonly AiInterviewFate[] = [
  'held',
  'open',
  'paused',
  'asks_for_person',
  'held',
  'short',
  'expired',
  'open',
];

export const AI_INVITATION = {
  notes:
    'São cinco perguntas sobre o dia a dia de back-end. Pense em um sistema que você manteve: é dele que queremos ouvir. Não é prova, e dá para pausar.',
} as const;

export const AI_WORDS = {
  person: 'Tenho dificuldade para me organizar por escrito e falando sozinho. Prefiro conversar com alguém da equipe.',
  follow:
    'Na prática eu acompanhei os números por duas semanas depois da mudança: as mensagens repetidas caíram de umas quarenta por dia para zero, e o alerta não tocou mais.',
} as const;

/** Whole interviews: an answer for each of the five questions of the job, by people who work differently. */
export const AI_ANSWERS: readonly (readonly string[])[] = [
  [
    'Eu escolhi o Kafka para um fluxo que tinha no máximo duzentas mensagens por hora. Depois de dois meses percebi que o time gastava mais tempo cuidando do cluster do que do produto. Eu mostrei os custos na reunião, propus trocar por uma tabela de fila no PostgreSQL e escrevi a migração em uma semana. O plantão caiu de três chamados por semana para nenhum.',
    'Eu começo pelo efeito para a pessoa: o que ela não vai ter no dia combinado. Na última vez, a área de vendas esperava um relatório para segunda. Eu expliquei que o dado vinha duplicado, mostrei um exemplo com o nome de um cliente e ofereci uma versão menor na segunda e a completa na quinta. Eles aceitaram, e a versão menor resolveu metade do pedido.',
    'Primeiro eu olho a taxa de entrada e a de saída, para saber se chegou mais ou se processamos menos. No último incidente a entrada era a mesma, e o consumidor em Go tinha ficado preso em uma chamada HTTP sem tempo limite. Eu coloquei um limite de dois segundos, uma nova tentativa com espera e uma fila separada para o que falha. A fila de 80 mil mensagens esvaziou em quarenta minutos.',
    'Quando a tabela recebe muita escrita e a consulta é rara. Em um serviço de eventos eu removi três índices que ninguém usava: conferi no pg_stat_user_indexes, medi em uma cópia e apaguei um de cada vez. A gravação ficou 35% mais rápida, e o relatório mensal passou de dois para seis segundos, o que ninguém notou.',
    'Cada mensagem tem um identificador de quem envia, e eu guardo esse identificador na mesma transação do efeito, com uma restrição única no PostgreSQL. Se a mensagem volta, a inserção falha e eu confirmo sem fazer nada. Antes disso nós cobramos um cliente duas vezes; depois não aconteceu mais em um ano de operação.',
  ],
  [
    'A gente decidiu reescrever o serviço de pedidos inteiro de uma vez. Eu era responsável pela parte de pagamento. No terceiro mês eu vi que as duas versões davam totais diferentes e pedi para parar. Eu montei uma comparação lado a lado com os pedidos da semana, achei um arredondamento, e voltamos a migrar um cliente por vez. Terminamos um mês depois do plano, sem nenhum valor errado.',
    'Eu evito termos técnicos e digo o que muda na agenda da pessoa. Normalmente mando uma mensagem curta com o novo prazo e o motivo em uma frase.',
    'Eu olho os gráficos de consumo e os erros do consumidor. Se não houver erro, aumento o número de consumidores até o limite de partições do Kafka e vejo se a fila baixa. Também verifico se alguma mensagem está travando a partição.',
    'Em colunas com poucos valores diferentes, porque o PostgreSQL acaba lendo a tabela inteira de qualquer jeito. Já tirei um índice em uma coluna de situação, que só tinha três valores, depois de ver no EXPLAIN que não era usado.',
    'Eu uso uma chave de idempotência e uma tabela de mensagens processadas. Antes de processar eu verifico se a chave já está lá.',
  ],
];

/** Somebody who writes a line and goes on. */
export const SHORT_ANSWERS: readonly string[] = [
  'Uma vez usei a biblioteca errada e troquei.',
  'Explico com calma.',
  'Olho os logs.',
  'Quando a tabela é pequena.',
  'Com uma chave única.',
];
