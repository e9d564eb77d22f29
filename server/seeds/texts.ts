/** What candidates and recruiters wrote in the demo, in their own words. */

export const COVER_LETTERS = [
  'Acompanho o trabalho de vocês desde a palestra sobre mapas de rede no encontro de dados abertos. Gosto de produto que alguém usa o dia inteiro, e é com isso que quero continuar trabalhando.',
  'Venho de um time pequeno em que cada pessoa cuida do que publica. Procuro um lugar maior, com a mesma responsabilidade e mais gente com quem aprender.',
  'Mudei de área há pouco: trabalhei com enfermagem por seis anos e hoje escrevo software. Trago calma em dia difícil e o hábito de registrar o que fiz.',
  'Trabalhei os últimos anos com sistemas de cobrança, onde um centavo errado volta como telefonema. Quero usar esse cuidado em algo que ajude o país a gastar menos energia.',
  'Deixo no portfólio dois projetos comentados, com o que deu certo e o que eu faria de outro jeito. Fico à disposição para conversar sobre eles.',
  'Moro no interior e trabalho de casa desde 2021, com rotina e horários combinados. Escrevo bem, respondo com clareza e gosto de revisões detalhadas.',
  'Estudo por conta própria todos os dias e ensino o que aprendo num grupo da minha cidade. Quero um time que trate aprender como parte do trabalho.',
];

export const ANSWERS: Record<string, readonly string[]> = {
  project: [
    'O painel de frequência de uma rede de escolas. O difícil foi a tabela: 40 colunas num computador de 2012. Troquei a biblioteca por uma lista virtual e o tempo de abertura caiu de 9 para 1,2 segundo.',
    'Um editor de horários para uma rádio comunitária. O arrastar era bonito e inútil para quem usa teclado; refiz com comandos e, no fim, todo mundo passou a usar os comandos.',
    'A página de acompanhamento de pedidos de uma farmácia. Precisava funcionar em 3G: tirei 300 kB de JavaScript e mandei o HTML pronto do servidor.',
    'Um mapa de ocorrências para a defesa civil do município. O mais difícil foi decidir o que não mostrar.',
    'O fluxo de matrícula de uma universidade. Uma pessoa cega conseguiu fazer a própria matrícula, e voltou para contar.',
    'Um sistema de senhas para um cartório. Parecia simples, até três telas precisarem concordar com a rede caindo.',
  ],
  accessibility: [
    'Primeiro só com o teclado, depois com leitor de tela (NVDA), por fim com ferramenta automática. A ferramenta pega metade; o teclado conta a verdade.',
    'Uso axe no teste e uma lista curta de conferência na revisão: foco visível, nomes, contraste, movimento reduzido.',
    'Sento ao lado de quem usa. Nenhuma regra me ensinou mais que uma hora com uma pessoa de baixa visão usando o que fiz.',
    'Confiro ordem de foco, textos alternativos e contraste. Ainda estou aprendendo a usar leitor de tela com fluência.',
  ],
  incident: [
    'As leituras chegavam em ordem trocada e o saldo saía negativo. Escrevi um teste que embaralhava mensagens até falhar, e passei a gravar por número de sequência. Soube que tinha resolvido porque o teste rodou uma semana sem falhar e o suporte parou de receber o chamado.',
    'Uma consulta levava 14 segundos no fechamento do mês. O plano mostrava uma função aplicada à coluna do índice. Reescrevi a condição e medi de novo: 90 milissegundos, no mesmo volume.',
    'Um certificado vencido derrubou o pagamento por 50 minutos. Na revisão, o que mudamos não foi a pessoa, foi o aviso: hoje ele chega 30, 15 e 5 dias antes, e abre uma tarefa.',
    'A fila encheu num domingo e ninguém viu, porque o alerta era sobre CPU. Trocamos por um alerta sobre a idade da mensagem mais velha. Depois disso acordamos menos e mais cedo.',
    'Um índice criado sem cuidado bloqueou a tabela em horário comercial. Desde então toda migração passa por um ensaio com dados do tamanho dos de produção.',
  ],
  data: [
    'Na escola da minha filha, descobri que a evasão se concentrava em quem dependia da última linha de ônibus. Levei um gráfico de duas barras à reunião, e mudaram o horário.',
    'No mercado em que trabalhei, cruzei vendas com chuva e ajudei a diminuir a perda de verduras em um terço.',
    'No curso técnico, analisei três anos de consumo de água do bloco e encontrei um vazamento que ninguém via.',
    'Por curiosidade, juntei dados abertos de acidentes da minha cidade e publiquei um caderno explicando por que um cruzamento aparece tanto.',
    'No meu trabalho atual preparo o relatório mensal do estoque: automatizei com Python o que levava dois dias.',
  ],
  teaching: [
    'Acabei com a reunião diária de uma hora e coloquei no lugar um texto curto por pessoa, lido às dez. Hoje eu teria perguntado antes a quem não gosta de escrever.',
    'Passei a revisar em dupla e ao vivo as mudanças arriscadas. Faria de novo, mas começaria por um time só.',
    'Criei um rodízio de quem cuida da publicação. O erro foi não pagar o plantão desde o primeiro dia.',
  ],
  mobile: [
    'Muda tudo: a tela precisa dizer se o que a pessoa fez foi guardado, e o envio pode repetir sem duplicar nada.',
    'Guardo primeiro no aparelho, envio depois e mostro a hora da última atualização. Também testo em modo avião e no ônibus.',
  ],
  health: [
    'Cresci numa cidade em que o especialista vinha uma vez por mês. Sei o que uma teleconsulta que funciona muda na vida de alguém.',
    'Quero que o meu trabalho chegue a quem mais precisa, e saúde pública é onde isso acontece todo dia.',
    'Minha mãe é agente comunitária. Ouço há anos o que falta nos sistemas que ela usa.',
  ],
};

export const NOTES = {
  review: [
    'Portfólio muito bom, com medição antes e depois. Vale chamar logo.',
    'Currículo curto, mas a resposta sobre o projeto é das melhores que li este mês.',
    'Pediu que não liguem para o trabalho atual; falar por e-mail.',
    'Indicação da Joana, do time de dados. Avisei que o processo é igual para todo mundo.',
    'Só pode começar depois de entregar o projeto atual. Para nós não é problema.',
    'A experiência é de outra área, e a resposta mostra que sabe aprender. Quero ouvir.',
    'Faltam exemplos de testes. Perguntar na conversa.',
    'Mora longe, mas já trabalhou remoto com horários combinados.',
  ],
  test: [
    'Fez o desafio com calma: poucas linhas, bons nomes, testes do que importava.',
    'Entrega correta; o texto que explica as escolhas é melhor que o código.',
    'Não terminou a segunda parte e disse por quê. Prefiro isso a um remendo.',
  ],
  interview: [
    'Conversa ótima. Explicou um erro próprio sem rodeios e o que mudou depois.',
    'Boa profundidade em banco de dados; em filas ainda está construindo.',
    'Perguntou mais do que respondeu, e perguntas certas. O time gostou.',
    'Ficou em dúvida entre duas propostas; combinei de responder até sexta.',
  ],
  offer: [
    'Alinhei a faixa com a direção: podemos chegar ao topo se for preciso.',
    'Pediu um dia a mais para conversar em casa. Sem pressa.',
  ],
  closing: [
    'Manter contato: em seis meses, deve ter o nível que esta vaga pede.',
    'Recusa difícil. Escrevi um retorno com dois pontos concretos.',
  ],
};

/** What the team writes beside the cause of a no. */
export const REJECTION_DETAILS = {
  skills: [
    'Ainda não mostra TypeScript além do básico.',
    'Falta SQL: junções e agregações.',
    'Testes automatizados não aparecem na candidatura.',
  ],
  profile: ['Busca outra área de atuação.', 'Prefere gestão; a vaga é de desenvolvimento.'],
  pay: ['Pretensão acima da faixa da vaga.', 'A faixa está aprovada até dezembro.', ''],
  place: ['Procura outro modelo de trabalho.', 'Prefere não mudar de cidade.', ''],
  other_chosen: ['Outra pessoa responde melhor ao que a vaga pede agora.', 'Decisão apertada.', ''],
  over_qualified: ['A vaga ficaria pequena para o que já sabe fazer.', 'Mostra mais do que a vaga pede.'],
} as const;

export const HOLD_REASONS = [
  'Volta de viagem no fim do mês.',
  'Aguardando a definição do orçamento.',
  'Pediu duas semanas para terminar o semestre.',
];
export const WITHDRAW_REASONS = ['Aceitei outra proposta.', 'Vou mudar de cidade.', 'Decidi ficar onde estou.', ''];

export const OFFER_MESSAGES = [
  'Foi muito bom conhecer o seu trabalho. Queremos você no time e preparamos esta oferta com carinho; qualquer dúvida, é só responder ao e-mail.',
  'O time inteiro saiu da conversa com vontade de trabalhar com você. Aqui está a nossa oferta.',
  'Agradecemos o tempo dedicado ao processo. Esta é a oferta de que falamos, com o início combinado.',
];

export const ACCEPT_NOTES = [
  'Aceito com alegria. Agradeço o cuidado em todo o processo.',
  'Combinado. Já avisei onde trabalho e começo na data.',
  'Aceito. Até breve.',
];
export const DECLINE_NOTES = [
  { reason: 'stay', note: 'Agradeço muito, mas recebi uma contraproposta e decidi ficar.' },
  { reason: 'pay', note: 'O valor ficou abaixo do que preciso neste momento. Gostei de conhecer vocês.' },
] as const;
