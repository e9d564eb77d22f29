import type { ShelfArticle } from '../types.ts';
import { c, html, link, output, shown, sql } from '../write.ts';

export const INDEXES: ShelfArticle = {
  key: 'indexes',
  title: 'Índices no PostgreSQL, lidos com EXPLAIN',
  summary:
    'Um índice só ajuda se o banco o usa. Aprenda a perguntar ao PostgreSQL o que ele vai fazer, e a criar o índice que responde à sua consulta.',
  category: 'database',
  level: 'advanced',
  skills: ['PostgreSQL', 'SQL'],
  locale: 'pt-BR',
  sources: [
    {
      title: 'Using EXPLAIN (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/using-explain.html',
    },
    { title: 'Indexes (PostgreSQL Documentation)', url: 'https://www.postgresql.org/docs/current/indexes.html' },
    {
      title: 'Partial Indexes (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/indexes-partial.html',
    },
  ],
  body: html`
<p>A tela de pedidos era rápida em março. Em setembro ela demora quatro segundos, e ninguém mudou o código. O que mudou
foi o tamanho da tabela. Alguém vai sugerir “cria um índice”, e costuma estar certo. A pergunta boa é: qual? Quem responde
é o próprio banco, com ${c`EXPLAIN`}.</p>

<h2>O que é um índice</h2>
<p>Pense no índice remissivo de um livro. Sem ele, achar a palavra “cache” obriga a ler todas as páginas. Com ele, você vai
à letra C, acha a palavra e salta para a página certa. Um índice do tipo B-tree, o padrão do PostgreSQL, é isso: os
valores de uma ou mais colunas, guardados <strong>em ordem</strong>, cada um com o endereço da linha.</p>
<p>Dessa ordem sai tudo o que ele sabe fazer: achar um valor, achar um intervalo (${c`>`}, ${c`between`}) e
entregar linhas já ordenadas. E dela sai também o preço: cada ${c`insert`} e quase todo ${c`update`} precisam manter a ordem em dia.</p>

<h2>Perguntar antes de criar</h2>
<p>${c`EXPLAIN`} mostra o plano de uma consulta sem executá-la. Vamos criar vinte mil pedidos de duas mil pessoas e
procurar os de uma delas. (Cada exemplo roda sozinho; por isso a tabela é criada de novo em todos.) Deixamos os custos de fora (${c`costs off`}) para ler só a forma do plano.</p>
${sql`
create table pedidos (id int primary key, cliente_id int, situacao text, criado_em timestamp, total numeric(10, 2));
insert into pedidos
select n, 1 + n % 2000, case when n % 50 = 0 then 'aberto' else 'pago' end,
       timestamp '2026-01-01' + n * interval '1 minute', 10 + n % 90
from generate_series(1, 20000) as n;
analyze pedidos;

explain (costs off)
select * from pedidos where cliente_id = 42;
`}
${output`
Seq Scan on pedidos
  Filter: (cliente_id = 42)
`}
<p>${c`Seq Scan`} quer dizer: ler a tabela inteira e jogar fora o que não serve. A linha ${c`Filter`} diz o que é
conferido em cada linha lida. Dez servem, dezenove mil novecentas e noventa foram lidas à toa.</p>
<p>O comando ${c`analyze`} no meio não é enfeite. Ele atualiza as estatísticas com que o banco estima quantas linhas
cada condição devolve. Em produção o autovacuum cuida disso; depois de uma carga grande, rode você.</p>

<h2>O primeiro índice</h2>
${sql`
create table pedidos (id int primary key, cliente_id int, situacao text, criado_em timestamp, total numeric(10, 2));
insert into pedidos
select n, 1 + n % 2000, case when n % 50 = 0 then 'aberto' else 'pago' end,
       timestamp '2026-01-01' + n * interval '1 minute', 10 + n % 90
from generate_series(1, 20000) as n;
create index pedidos_cliente on pedidos (cliente_id);
analyze pedidos;

explain (costs off)
select * from pedidos where cliente_id = 42;
`}
${output`
Bitmap Heap Scan on pedidos
  Recheck Cond: (cliente_id = 42)
  ->  Bitmap Index Scan on pedidos_cliente
        Index Cond: (cliente_id = 42)
`}
<p>Planos são lidos de dentro para fora. Primeiro o ${c`Bitmap Index Scan`} vai ao índice e anota em quais páginas da
tabela estão as linhas. Depois o ${c`Bitmap Heap Scan`} visita só essas páginas, em ordem. A palavra que interessa é
${c`Index Cond`}: a condição foi resolvida <strong>pelo índice</strong>. Se ela aparecesse como ${c`Filter`}, o índice teria
entregado linhas demais.</p>

<h2>Filtrar e ordenar com o mesmo índice</h2>
<p>A tela de verdade não quer todos os pedidos da pessoa. Quer os cinco mais recentes. Um índice de duas colunas resolve as
duas partes: dentro de cada cliente, os pedidos já estão por data.</p>
${sql`
create table pedidos (id int primary key, cliente_id int, situacao text, criado_em timestamp, total numeric(10, 2));
insert into pedidos
select n, 1 + n % 2000, case when n % 50 = 0 then 'aberto' else 'pago' end,
       timestamp '2026-01-01' + n * interval '1 minute', 10 + n % 90
from generate_series(1, 20000) as n;
create index pedidos_do_cliente on pedidos (cliente_id, criado_em desc);
analyze pedidos;

explain (costs off)
select * from pedidos where cliente_id = 42 order by criado_em desc limit 5;
`}
${output`
Limit
  ->  Index Scan using pedidos_do_cliente on pedidos
        Index Cond: (cliente_id = 42)
`}
<p>Não há nenhum passo ${c`Sort`}. O banco anda cinco entradas no índice e para. Com um milhão de pedidos, continuam sendo
cinco entradas.</p>
<h3>A ordem das colunas importa</h3>
<p>Um índice ${c`(cliente_id, criado_em)`} está para o banco como a lista de contatos ordenada por sobrenome e depois por
nome. Achar “Souza, Marina” é rápido. Achar todas as Marinas, não: elas estão espalhadas. Por isso a regra prática:
<strong>primeiro as colunas comparadas com igualdade, depois a do intervalo ou da ordenação</strong>.</p>

<h2>Um índice só do que interessa</h2>
<p>Dois por cento dos pedidos estão abertos, e é sobre eles que a expedição trabalha. Um índice parcial guarda só essas
linhas. Fica pequeno, cabe na memória, e as outras não pagam por ele.</p>
${sql`
create table pedidos (id int primary key, cliente_id int, situacao text, criado_em timestamp, total numeric(10, 2));
insert into pedidos
select n, 1 + n % 2000, case when n % 50 = 0 then 'aberto' else 'pago' end,
       timestamp '2026-01-01' + n * interval '1 minute', 10 + n % 90
from generate_series(1, 20000) as n;
create index pedidos_todos on pedidos (criado_em);
create index pedidos_abertos on pedidos (criado_em) where situacao = 'aberto';

select relname as indice, reltuples::int as entradas
from pg_class where relname in ('pedidos_todos', 'pedidos_abertos') order by entradas;
`}
${output`
indice | entradas
pedidos_abertos | 400
pedidos_todos | 20000
`}
<p>O banco só o usa quando a consulta repete a condição: ${c`where situacao = 'aberto'`} precisa estar lá, escrita de um
jeito que ele reconheça.</p>

<h2>Quando o índice está lá e o banco não usa</h2>
<p>Antes de culpar o planejador, confira estes três casos.</p>
<ul>
<li><strong>A coluna está dentro de uma função.</strong> ${c`where lower(email) = 'ana@exemplo.example'`} não usa um índice
em ${c`email`}. Crie o índice sobre a expressão: ${c`create index on pessoas (lower(email))`}.</li>
<li><strong>A condição devolve quase tudo.</strong> Se 98% dos pedidos estão pagos, ler a tabela inteira é mesmo mais
barato do que ir e voltar do índice. O banco está certo.</li>
<li><strong>As estatísticas estão velhas.</strong> Rode ${c`analyze`} e pergunte de novo.</li>
</ul>
<p>O primeiro caso é fácil de ver:</p>
${sql`
create table pessoas (id int primary key, email text);
insert into pessoas select n, 'Pessoa' || n || '@exemplo.example' from generate_series(1, 20000) as n;
create index pessoas_email on pessoas (email);
create index pessoas_email_minusculo on pessoas (lower(email));
analyze pessoas;

explain (costs off)
select id from pessoas where lower(email) = 'pessoa42@exemplo.example';
`}
${output`
Index Scan using pessoas_email_minusculo on pessoas
  Index Cond: (lower(email) = 'pessoa42@exemplo.example'::text)
`}

<h2>Medir de verdade</h2>
<p>${c`EXPLAIN`} diz o que o banco pretende. ${c`EXPLAIN (ANALYZE, BUFFERS)`} executa a consulta e diz o que aconteceu:</p>
${shown`
explain (analyze, buffers)
select * from pedidos where cliente_id = 42 order by criado_em desc limit 5;
`}
<p>Compare em cada passo as linhas estimadas com as reais. Uma diferença de dez vezes ou mais aponta estatísticas ruins, e
costuma explicar um plano estranho. Cuidado com uma coisa: ${c`ANALYZE`} executa mesmo. Um ${c`delete`} explicado assim
apaga. Envolva-o em ${c`begin`} e ${c`rollback`}.</p>

<h2>O que o índice custa</h2>
<p>Cada índice ocupa disco, deixa a escrita mais lenta e dá mais trabalho ao vacuum. Um índice que ninguém usa é só custo.
A visão ${c`pg_stat_user_indexes`} conta quantas vezes cada um foi usado: depois de algumas semanas, o que está em zero é
candidato a sair. Não tire os que garantem chave primária ou unicidade: esses trabalham mesmo sem aparecer em consultas.</p>
<p>Em produção, crie com ${c`create index concurrently`}. Demora mais, mas não bloqueia quem está gravando.</p>

<h2>Para onde ir agora</h2>
<ol>
<li>Escolha a consulta mais lenta do seu projeto e leia o plano dela em voz alta, de dentro para fora.</li>
<li>Antes de criar o índice, escreva qual linha do plano você espera ver mudar. Depois confira.</li>
<li>Leia ${link('https://www.postgresql.org/docs/current/using-explain.html', 'o capítulo do manual sobre EXPLAIN')}: é um
dos melhores textos da documentação.</li>
</ol>
`,
};
