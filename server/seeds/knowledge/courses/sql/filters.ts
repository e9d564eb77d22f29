import type { ShelfLesson } from '../../types.ts';
import { c, html, output, question, sql } from '../../write.ts';

export const FILTERS: ShelfLesson = {
  title: 'Filtrar, ordenar e o que fazer com o vazio',
  body: html`
<p>Uma tabela de verdade tem milhares de linhas. Quase toda pergunta começa por “só as que…”. Em SQL isso se chama
${c`where`}.</p>
${sql`
create table vendas (id int primary key, produto text, valor numeric(10, 2), pago_em date);
insert into vendas values
  (1, 'Sonho', 15.00, '2026-03-02'),
  (2, 'Café coado', 5.00, '2026-03-02'),
  (3, 'Bolo de rolo', 48.00, null),
  (4, 'Sonho', 7.50, '2026-03-03'),
  (5, 'Torta salgada', 62.00, null);

select produto, valor
from vendas
where valor > 10 and pago_em is not null
order by valor desc;
`}
${output`
produto | valor
Sonho | 15.00
`}
<p>O ${c`where`} passa linha por linha e fica com as que dão verdadeiro. O ${c`order by`} põe em ordem depois;
${c`desc`} quer dizer do maior para o menor. Sem ${c`order by`} a ordem <strong>não é garantida</strong>, mesmo que pareça
estar certa hoje.</p>
<h2>NULL: o valor que ninguém sabe</h2>
<p>Duas vendas ainda não foram pagas. A data delas é ${c`null`}, que não é zero nem texto vazio. É “não sei”. E comparar
qualquer coisa com “não sei” dá “não sei”:</p>
${sql`
select
  1 = 1          as um_e_um,
  null = null    as nulo_e_nulo,
  null is null   as e_nulo;
`}
${output`
um_e_um | nulo_e_nulo | e_nulo
true | NULL | true
`}
<p>Como ${c`where`} só fica com o que dá <em>verdadeiro</em>, a condição ${c`pago_em = null`} nunca devolve nada. Use
${c`is null`} e ${c`is not null`}.</p>
<p>O mesmo engano aparece disfarçado. Esta consulta quer tudo que não foi pago no dia 2:</p>
${sql`
create table vendas (id int primary key, produto text, valor numeric(10, 2), pago_em date);
insert into vendas values
  (1, 'Sonho', 15.00, '2026-03-02'),
  (3, 'Bolo de rolo', 48.00, null),
  (4, 'Sonho', 7.50, '2026-03-03');

select
  count(*) filter (where pago_em <> '2026-03-02') as com_diferente,
  count(*) filter (where pago_em is distinct from '2026-03-02') as com_distinct
from vendas;
`}
${output`
com_diferente | com_distinct
1 | 2
`}
<p>A venda sem data sumiu da primeira conta. ${c`is distinct from`} compara tratando ${c`null`} como um valor, e a
encontra.</p>
<h2>Três filtros que você vai usar sempre</h2>
<ul>
<li>${c`produto in ('Sonho', 'Café coado')`}: um de uma lista.</li>
<li>${c`produto ilike '%bolo%'`}: contém a palavra, em maiúsculas ou minúsculas. É do PostgreSQL.</li>
<li>${c`pago_em >= '2026-03-01' and pago_em < '2026-04-01'`}: o mês inteiro. Com “menor que o primeiro dia do mês seguinte” você não precisa
saber se o mês tem 30 ou 31 dias.</li>
</ul>
<h2>Sua vez</h2>
<p>Na primeira consulta, mostre só as vendas que ainda não foram pagas, da mais cara para a mais barata.</p>
`,
  questions: [
    question(
      'Qual condição encontra as vendas sem data de pagamento?',
      'where pago_em is null',
      ['where pago_em = null', "where pago_em = ''", 'where not pago_em'],
      'A comparação com = e null dá “não sei”, e where só aceita verdadeiro. Para perguntar pela ausência existe is null.',
    ),
    question(
      'Sem order by, em que ordem vêm as linhas?',
      'Em qualquer ordem: o banco não garante nenhuma.',
      ['Na ordem em que foram inseridas.', 'Pela chave primária, da menor para a maior.'],
      'Muitas vezes parece a ordem de inserção, até o dia em que uma linha é alterada ou o banco muda o plano. Se a ordem importa, peça por ela.',
    ),
  ],
};
