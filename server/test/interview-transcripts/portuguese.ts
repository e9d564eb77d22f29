import type { JudgedTranscript } from './transcript.ts';

const FAILED = 'Conte uma decisão sua que não deu certo. O que você fez quando percebeu?';
const LATE = 'Como você explica a alguém de outra área por que uma entrega vai atrasar?';
const solved = (technology: string) =>
  `Descreva um problema que você resolveu com ${technology} e como soube que estava resolvido.`;

export const PORTUGUESE: readonly JudgedTranscript[] = [
  {
    title: 'a developer who tells of causes, steps and figures',
    locale: 'pt-BR',
    technologies: ['PostgreSQL', 'Node.js'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `Decidi trocar a fila de pedidos por uma tabela no banco, porque parecia mais simples de operar. Na primeira semana de promoção a
tabela travou e os pedidos começaram a atrasar. Eu percebi pelos alertas de latência, avisei o time de atendimento na mesma hora e
voltei para a fila antiga em duas horas. Depois escrevi um documento com o que deu errado, e criei um teste de carga que roda antes de
cada promoção. Na promoção seguinte não tivemos nenhum pedido atrasado.`,
      ],
      [
        'behavioral',
        LATE,
        `Primeiro eu digo a data nova, sem rodeio. Teve um caso em que a integração de pagamento ia atrasar dez dias porque o banco mudou a
API. Eu conversei com a gerente comercial, mostrei o que já estava pronto, propus entregar só o boleto na data original e o cartão
depois. Ela conseguiu manter a campanha, e entregamos o cartão no prazo novo.`,
      ],
      [
        'technical',
        solved('PostgreSQL'),
        `Um relatório de vendas demorava quarenta segundos e o financeiro reclamava toda segunda. Eu rodei explain analyze, descobri que o
PostgreSQL fazia um sequential scan em doze milhões de linhas, e criei um índice parcial só para os pedidos pagos. Também reescrevi a
consulta para não repetir a subconsulta. O tempo caiu de quarenta segundos para menos de um. Eu soube que estava resolvido porque
deixei um painel medindo o percentil noventa e cinco, e por um mês ele ficou abaixo de um segundo.`,
      ],
    ],
    levels: { problem: 5, action: 5, result: 5, ownership: 5, clarity: 5 },
  },
  {
    title: 'somebody who hides behind the team',
    locale: 'pt-BR',
    technologies: ['React'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `A gente decidiu mudar o layout inteiro do aplicativo de uma vez. Os clientes reclamaram bastante e a gente teve que voltar atrás.
Depois a gente passou a lançar aos poucos e melhorou.`,
      ],
      [
        'behavioral',
        LATE,
        `A gente marca uma reunião com a área, mostra o cronograma e explica os riscos. Normalmente a gente renegocia o prazo e todo mundo
fica tranquilo.`,
      ],
      [
        'technical',
        solved('React'),
        `A tela de busca estava lenta, o time investigou e viu que o React renderizava a lista inteira a cada letra. A gente colocou um
debounce e memorizou os itens, e ficou rápido.`,
      ],
    ],
    levels: { problem: 4, action: 2, result: 4, ownership: 1, clarity: 3 },
  },
  {
    title: 'short answers that name things and tell nothing',
    locale: 'pt-BR',
    technologies: ['Python'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        'Não lembro de nenhuma agora. Acho que sempre acontece alguma coisa, mas a gente vai ajustando.',
      ],
      ['behavioral', LATE, 'Com transparência e boa comunicação, que é muito importante no ambiente de trabalho.'],
      [
        'technical',
        solved('Python'),
        'Já usei Python em vários projetos, com pandas e com Django, é uma linguagem muito boa.',
      ],
    ],
    levels: { problem: 0, action: 1, result: 0, ownership: 1, clarity: 1 },
  },
  {
    title: 'a support analyst who acts well and never says how it ended',
    locale: 'pt-BR',
    technologies: ['Zendesk'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `Eu montei uma planilha para dividir os chamados por assunto e pedi que todos preenchessem. Ninguém preenchia, porque dava trabalho
em dobro. Quando percebi, conversei com três colegas, entendi que o campo já existia no sistema e desisti da planilha.`,
      ],
      [
        'behavioral',
        LATE,
        `Eu ligo para a pessoa antes que ela pergunte. Uma vez o fornecedor não mandou as peças, e eu escrevi um resumo de um parágrafo,
listei o que dependia de nós e o que não dependia, e combinei um retorno todo dia às dez.`,
      ],
      [
        'technical',
        solved('Zendesk'),
        `Os chamados urgentes se perdiam no meio dos outros. Eu criei no Zendesk uma regra que olha o plano do cliente e as palavras do
título, testei com os chamados da semana anterior e ensinei a equipe do turno da noite a usar.`,
      ],
    ],
    levels: { problem: 4, action: 5, result: 1, ownership: 5, clarity: 3 },
  },
  {
    title: 'a junior who tells one modest case',
    locale: 'pt-BR',
    technologies: ['JavaScript'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `Num projeto do curso eu escolhi uma biblioteca de gráficos que não conhecia. Faltava documentação e perdi uma semana. Falei com o
professor e troquei por outra mais simples.`,
      ],
      [
        'behavioral',
        LATE,
        'Eu explicaria o que aconteceu e diria quando fica pronto. Nunca passei por isso em um trabalho.',
      ],
      [
        'technical',
        solved('JavaScript'),
        `O formulário enviava duas vezes quando a pessoa clicava rápido. Eu desabilitei o botão depois do primeiro clique e testei clicando
várias vezes. Funcionou.`,
      ],
    ],
    levels: { problem: 3, action: 4, result: 2, ownership: 4, clarity: 3 },
  },
  {
    title: 'opinions in place of cases',
    locale: 'pt-BR',
    technologies: ['Scrum'],
    exchanges: [
      [
        'behavioral',
        FAILED,
        `Eu acredito que errar faz parte e que o importante é ter uma cultura que aceita o erro. As empresas modernas precisam de ambientes
seguros, com confiança e respeito entre as pessoas.`,
      ],
      [
        'behavioral',
        LATE,
        `Acho fundamental ter empatia e falar a língua de cada área. Uma boa liderança sabe ouvir e sabe adaptar a mensagem para cada
público.`,
      ],
      [
        'technical',
        solved('Scrum'),
        `O Scrum é um framework que traz transparência, inspeção e adaptação. As cerimônias são importantes e os papéis também precisam ser
respeitados por todos.`,
      ],
    ],
    levels: { problem: 0, action: 0, result: 0, ownership: 1, clarity: 1 },
  },
];
