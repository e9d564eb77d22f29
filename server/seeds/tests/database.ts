import { choice, code, essay, inPool, type LibraryTest, rowCases, truth } from './write.ts';

export const DATABASE: readonly LibraryTest[] = [
  {
    title: 'SQL do dia a dia',
    category: 'database',
    difficulty: 'basic',
    skills: ['SQL'],
    minutes: 40,
    description: 'Consultas, junções, agregações e nulos, com o SQL que se escreve toda semana.',
    instructions: 'Considere PostgreSQL. Pode consultar a documentação.',
    questions: [
      choice(
        'Nulos',
        'O que devolve <code>select null = null</code>?',
        'null',
        ['true', 'false', 'Um erro'],
        'Comparar com nulo dá desconhecido; para isso existe is null, ou is not distinct from.',
      ),
      choice(
        'Junções',
        'Qual junção mantém todas as pessoas, mesmo as que não têm pedidos?',
        'pessoas left join pedidos',
        ['pessoas inner join pedidos', 'pedidos left join pessoas', 'pessoas cross join pedidos'],
        'O left join mantém as linhas da esquerda e completa com nulos.',
      ),
      choice(
        'Agregação',
        'Como filtrar grupos cuja soma passa de 1000?',
        'having sum(valor) > 1000',
        ['where sum(valor) > 1000', 'group by valor > 1000', 'order by sum(valor) > 1000'],
        'O where filtra linhas antes de agrupar; o having filtra os grupos.',
      ),
      truth(
        'Agregação',
        '<code>count(coluna)</code> não conta as linhas em que a coluna é nula.',
        true,
        'count(*) conta todas as linhas; count(coluna), só as que têm valor.',
      ),
      truth(
        'Ordem',
        'Sem <code>order by</code>, o PostgreSQL devolve as linhas na ordem em que foram inseridas.',
        false,
        'Sem order by a ordem não é garantida e pode mudar com o plano.',
      ),
      choice(
        'Junções',
        'Uma consulta com <code>where id not in (select pessoa_id from pedidos)</code> não devolve nada, embora haja pessoas sem pedido. Por quê?',
        'A subconsulta tem algum nulo',
        ['Falta um índice', 'not in só funciona com números', 'A tabela pedidos está vazia'],
        'Com um nulo na lista, not in nunca é verdadeiro; not exists resolve.',
        2,
      ),
      choice(
        'Segurança',
        'Qual é a forma certa de usar o que alguém digitou numa consulta?',
        'Como parâmetro, separado do texto da consulta',
        ['Concatenado, com aspas simples dobradas', 'Concatenado, depois de tirar espaços', 'Dentro de um comentário'],
        'O parâmetro nunca é lido como SQL, qualquer que seja o seu conteúdo.',
      ),
      code(
        'Agregação',
        '<p>Há as tabelas <code>clientes(id, nome)</code> e <code>pedidos(id, cliente_id, valor)</code>. Escreva a consulta que devolve o nome e o total de cada cliente, do maior total para o menor, com 0 para quem não tem pedidos.</p>',
        {
          language: 'sql',
          starterCode: 'select …\n',
          expectedAnswer:
            'left join de clientes com pedidos, agrupado pelo id do cliente; coalesce(sum(valor), 0); order by total desc.',
          check: {
            functionName: '',
            setup: `create table clientes (id integer primary key, nome text not null);
create table pedidos (id integer primary key, cliente_id integer not null references clientes, valor numeric not null);`,
            anyOrder: false,
            solution: `select c.nome, coalesce(sum(p.valor), 0) as total
from clientes c left join pedidos p on p.cliente_id = c.id
group by c.id, c.nome
order by total desc`,
            cases: rowCases(
              [
                'dois clientes',
                "insert into clientes values (1, 'Ana'), (2, 'Bia');\ninsert into pedidos values (1, 2, 30), (2, 1, 10.5), (3, 2, 5);",
                [
                  ['Bia', 35],
                  ['Ana', 10.5],
                ],
              ],
              [
                'quem não comprou',
                "insert into clientes values (1, 'Ana'), (2, 'Caio');\ninsert into pedidos values (1, 1, 7);",
                [
                  ['Ana', 7],
                  ['Caio', 0],
                ],
              ],
              [
                'dois com o mesmo nome',
                "insert into clientes values (1, 'Ana'), (2, 'Ana');\ninsert into pedidos values (1, 1, 1), (2, 2, 2);",
                [
                  ['Ana', 2],
                  ['Ana', 1],
                ],
              ],
            ),
          },
        },
      ),
      code(
        'Janelas',
        '<p>Da tabela <code>vendas(loja, dia, valor)</code>, devolva <code>loja</code>, <code>dia</code> e <code>valor</code> da maior venda de cada loja, em ordem de loja. Se houver empate, vale o dia mais antigo.</p>',
        {
          language: 'sql',
          starterCode: 'select …\n',
          expectedAnswer:
            'distinct on (loja) com order by loja, valor desc, dia; ou row_number() por loja na mesma ordem.',
          check: {
            functionName: '',
            setup: 'create table vendas (loja text not null, dia date not null, valor numeric not null);',
            anyOrder: false,
            solution: `select loja, dia, valor from (
  select *, row_number() over (partition by loja order by valor desc, dia) as posicao from vendas
) v where posicao = 1 order by loja`,
            cases: rowCases(
              [
                'duas lojas',
                "insert into vendas values ('Sul', '2026-03-01', 10), ('Sul', '2026-03-02', 25), ('Norte', '2026-03-01', 8);",
                [
                  ['Norte', '2026-03-01', 8],
                  ['Sul', '2026-03-02', 25],
                ],
              ],
              [
                'empate',
                "insert into vendas values ('Sul', '2026-03-05', 9), ('Sul', '2026-03-02', 9), ('Sul', '2026-03-09', 1);",
                [['Sul', '2026-03-02', 9]],
              ],
              ['sem vendas', 'select 1;', []],
            ),
          },
        },
      ),
    ],
  },
  {
    title: 'Índices e transações',
    category: 'database',
    difficulty: 'advanced',
    skills: ['PostgreSQL', 'SQL'],
    minutes: 50,
    pools: [{ name: 'Índices no dia a dia', draws: 3 }],
    description: 'Planos de execução, índices que servem e os que não servem, travas e migrações sem parada.',
    instructions: 'Considere PostgreSQL 15 ou mais novo.',
    questions: [
      choice(
        'Índices',
        'Um índice B-tree em <code>(empresa_id, criado_em)</code> ajuda qual consulta?',
        'where empresa_id = 7 order by criado_em desc limit 20',
        ["where criado_em > now() - interval '1 day'", "where lower(nome) = 'ana'", 'order by criado_em'],
        'A primeira coluna precisa ser usada; dentro dela as linhas já estão na ordem pedida.',
        2,
      ),
      ...inPool(
        'Índices no dia a dia',
        truth(
          'Índices',
          'Um índice comum em <code>nome</code> serve a <code>where lower(nome) = $1</code>.',
          false,
          'É preciso um índice na expressão lower(nome).',
        ),
        truth(
          'Índices',
          'Mais índices sempre deixam o banco mais rápido.',
          false,
          'Cada índice custa em toda gravação, ocupa memória e pode impedir atualizações HOT.',
        ),
        choice(
          'Índices parciais',
          'Só 0,5% das tarefas estão pendentes, e a fila procura sempre por elas. Que índice convém?',
          "Um parcial: on tarefas (criada_em) where estado = 'pendente'",
          ['Um em (estado)', 'Um em todas as colunas', 'Nenhum, a tabela cabe no disco'],
          'O parcial fica pequeno e só muda quando uma tarefa pendente muda.',
        ),
        choice(
          'Índices',
          'Há um índice em <code>(nome)</code>. Qual filtro consegue usá-lo, com a ordenação <code>C</code>?',
          "nome like 'Ana%'",
          ["nome like '%ana'", "nome ilike '%ana%'", 'length(nome) = 3'],
          'Com o começo do texto conhecido, o B-tree procura um intervalo; sem ele é preciso ler tudo, ou um índice de trigramas.',
        ),
        truth(
          'Índices',
          'Um índice com <code>include (valor)</code> pode responder a uma consulta sem ler a tabela, quando as páginas estão marcadas como visíveis.',
          true,
          'É a varredura só de índice: o valor incluído vem do índice, e o mapa de visibilidade dispensa a visita à tabela.',
        ),
        choice(
          'Índices',
          'Uma restrição <code>foreign key</code> em <code>pedidos.cliente_id</code> não cria índice. O que costuma ficar lento por isso?',
          'Apagar um cliente',
          ['Inserir um pedido', 'Listar todos os clientes', 'Criar a tabela de pedidos'],
          'Para apagar um cliente, o banco procura os pedidos dele; sem índice, lê a tabela inteira.',
        ),
      ),
      choice(
        'Planos',
        'No EXPLAIN ANALYZE, o planejador esperava 10 linhas e vieram 900 mil. O que verificar primeiro?',
        'Se as estatísticas estão em dia (ANALYZE) e se as colunas são correlacionadas',
        ['Se o disco está cheio', 'Se a consulta tem comentários', 'Se há índices demais'],
        'Uma estimativa muito errada leva a um plano ruim; estatísticas estendidas ajudam em colunas correlacionadas.',
        2,
      ),
      choice(
        'Migrações',
        'Como criar um índice numa tabela grande sem bloquear gravações?',
        'create index concurrently',
        ['create index dentro de uma transação longa', 'Renomear a tabela', 'create unlogged index'],
        'A forma concorrente demora mais, mas não impede inserts e updates.',
      ),
      choice(
        'Filas',
        'Para que serve <code>for update skip locked</code>?',
        'Para que vários processos peguem linhas diferentes sem esperar uns pelos outros',
        ['Para ler linhas que outra transação apagou', 'Para travar a tabela inteira', 'Para ignorar índices'],
        'Linhas já travadas são puladas, o que faz da tabela uma fila simples.',
      ),
      code(
        'Paginação',
        '<p>Reescreva a consulta para ler a página seguinte sem <code>offset</code>, a partir da última linha vista (<code>$1</code> = criado_em, <code>$2</code> = id).</p><pre><code>select * from eventos order by criado_em desc, id desc limit 50 offset 5000</code></pre>',
        {
          language: 'sql',
          starterCode: 'select * from eventos\n',
          expectedAnswer:
            'where (criado_em, id) < ($1, $2) order by criado_em desc, id desc limit 50, com índice nas duas colunas.',
        },
        6,
      ),
      essay(
        'Migrações',
        'É preciso tornar obrigatória uma coluna de uma tabela com 200 milhões de linhas, sem parar o sistema. Descreva os passos.',
        'Valor padrão para novas linhas, preencher em lotes, check not valid, validate, set not null (usa o check), remover o check.',
        6,
      ),
    ],
  },
];
