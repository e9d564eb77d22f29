import type { ShelfLesson } from '../../types.ts';
import { c, html, output, question, sql } from '../../write.ts';

export const GROUPS: ShelfLesson = {
  title: 'Agrupar e resumir',
  body: html`
<p>“Quanto vendemos por dia?” Essa pergunta não quer as vendas. Quer uma linha por dia, com um número que as resume. Em SQL:
${c`group by`}, mais uma função que resume.</p>
${sql`
create table vendas (id int primary key, dia date not null, produto text not null, valor numeric(10, 2));
insert into vendas values
  (1, '2026-03-02', 'Sonho', 15.00),
  (2, '2026-03-02', 'Café coado', 5.00),
  (3, '2026-03-03', 'Sonho', 7.50),
  (4, '2026-03-03', 'Bolo de rolo', 48.00),
  (5, '2026-03-03', 'Café coado', null);

select dia, count(*) as vendas, sum(valor) as total
from vendas
group by dia
order by dia;
`}
${output`
dia | vendas | total
2026-03-02 | 2 | 20.00
2026-03-03 | 3 | 55.50
`}
<p>O banco faz montes: um para cada dia. Depois reduz cada monte a uma linha. Por isso, tudo o que aparece no
${c`select`} precisa ser ou uma coluna do ${c`group by`}, ou um resumo. Se você pedir também ${c`produto`}, o banco pergunta,
com razão: qual dos três?</p>
<h2>Contar o quê?</h2>
<p>A venda 5 ainda não tem valor. Veja como cada função a trata:</p>
${sql`
create table vendas (id int primary key, dia date not null, produto text not null, valor numeric(10, 2));
insert into vendas values
  (3, '2026-03-03', 'Sonho', 7.50),
  (4, '2026-03-03', 'Bolo de rolo', 48.00),
  (5, '2026-03-03', 'Café coado', null);

select
  count(*) as linhas,
  count(valor) as com_valor,
  count(distinct produto) as produtos,
  round(avg(valor), 2) as media
from vendas;
`}
${output`
linhas | com_valor | produtos | media
3 | 2 | 3 | 27.75
`}
<p>${c`count(*)`} conta linhas. ${c`count(valor)`} conta as que têm valor. A média divide por dois, não por três: o que não se
sabe fica fora da conta. Se para você o vazio vale zero, diga isso: ${c`avg(coalesce(valor, 0))`}.</p>
<h2>Filtrar antes, filtrar depois</h2>
<p>${c`where`} escolhe as linhas que entram nos montes. ${c`having`} escolhe os montes que ficam.</p>
${sql`
create table vendas (id int primary key, dia date not null, produto text not null, valor numeric(10, 2));
insert into vendas values
  (1, '2026-03-02', 'Sonho', 15.00),
  (2, '2026-03-02', 'Café coado', 5.00),
  (3, '2026-03-03', 'Sonho', 7.50),
  (4, '2026-03-03', 'Bolo de rolo', 48.00),
  (5, '2026-03-03', 'Café coado', null);

select produto, sum(valor) as total
from vendas
where valor is not null
group by produto
having sum(valor) > 10
order by total desc;
`}
${output`
produto | total
Bolo de rolo | 48.00
Sonho | 22.50
`}
<p>A ordem em que o banco pensa: ${c`from`}, ${c`where`}, ${c`group by`}, ${c`having`}, ${c`select`}, ${c`order by`}. Ela explica
por que o apelido ${c`total`} vale no ${c`order by`}, mas não no ${c`where`}: lá ele ainda não existe.</p>
<h2>Cuidado com a soma depois do join</h2>
<p>Se você junta vendas com os itens de cada venda e soma o valor <em>da venda</em>, ela entra uma vez por item. O total sai grande
demais, e ninguém percebe até o fim do mês. Confira sempre: some antes de juntar, ou some a coluna do item.</p>
`,
  questions: [
    question(
      'Qual conta as linhas que têm valor preenchido?',
      'count(valor)',
      ['count(*)', 'sum(valor)', 'count(distinct *)'],
      'count(coluna) ignora null; count(*) conta linhas, tenham o que tiverem.',
    ),
    question(
      'Você quer só os produtos que venderam mais de mil reais. Onde vai a condição?',
      'Em having, porque fala do monte já somado.',
      ['Em where, porque é um filtro.', 'Em order by, com limit.'],
      'where olha uma linha de cada vez, antes de agrupar. A soma só existe depois: o filtro sobre ela é having.',
    ),
    question(
      'Três vendas valem 10, 20 e null. Quanto dá avg(valor)?',
      '15',
      ['10', '30', 'null'],
      'A média considera só o que se conhece: 30 dividido por 2. Para contar o vazio como zero, escreva avg(coalesce(valor, 0)), que dá 10.',
    ),
  ],
};
