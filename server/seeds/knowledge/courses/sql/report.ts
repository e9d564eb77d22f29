import type { ShelfLesson } from '../../types.ts';
import { c, html, output, question, sql } from '../../write.ts';

export const REPORT: ShelfLesson = {
  title: 'Do resultado ao relatório',
  body: html`
<p>Lurdes quer uma folha por mês: cada cliente, quanto comprou, quanto isso é do total, e quem não comprou com zero, não com um
espaço em branco. Você já conhece as peças. Falta montá-las de um jeito que outra pessoa consiga ler.</p>
<h2>Um passo de cada vez com with</h2>
<p>Uma consulta grande se escreve em partes com nome. Cada parte é uma consulta comum, que você pode rodar sozinha para conferir.</p>
${sql`
create table clientes (id int primary key, nome text not null);
create table vendas (id int primary key, cliente_id int references clientes, dia date not null, valor numeric(10, 2) not null);
insert into clientes values (1, 'Célia'), (2, 'Nilo'), (3, 'Rute');
insert into vendas values
  (10, 1, '2026-03-02', 15.00),
  (11, 1, '2026-03-20', 5.00),
  (12, 2, '2026-03-31', 60.00),
  (13, 3, '2026-04-01', 9.00);

with de_marco as (
  select cliente_id, sum(valor) as total
  from vendas
  where dia >= '2026-03-01' and dia < '2026-04-01'
  group by cliente_id
)
select
  c.nome,
  coalesce(m.total, 0.00) as total,
  round(100 * coalesce(m.total, 0) / sum(m.total) over ()) as por_cento
from clientes c
left join de_marco m on m.cliente_id = c.id
order by total desc, c.nome;
`}
${output`
nome | total | por_cento
Nilo | 60.00 | 75
Célia | 20.00 | 25
Rute | 0.00 | 0
`}
<p>Vamos por partes:</p>
<ul>
<li>${c`de_marco`} soma <strong>antes</strong> de juntar. Não há como contar em dobro.</li>
<li>${c`left join`} traz a Rute, que só comprou em abril.</li>
<li>${c`coalesce(m.total, 0.00)`} devolve o primeiro valor que não é ${c`null`}: é ele que escreve o zero.</li>
<li>${c`sum(m.total) over ()`} é a soma de <em>todas</em> as linhas do resultado, ao lado de cada uma. É uma função de janela: ela
olha em volta sem juntar as linhas num monte.</li>
</ul>
<h2>Comparar com a linha anterior</h2>
<p>Funções de janela também enxergam vizinhos. ${c`lag`} traz o valor da linha de antes, na ordem que você disser:</p>
${sql`
create table meses (mes date primary key, total numeric(10, 2) not null);
insert into meses values ('2026-01-01', 900), ('2026-02-01', 720), ('2026-03-01', 1080);

select
  to_char(mes, 'MM/YYYY') as mes,
  total,
  total - lag(total) over (order by mes) as diferenca
from meses
order by meses.mes;
`}
${output`
mes | total | diferenca
01/2026 | 900.00 | NULL
02/2026 | 720.00 | -180.00
03/2026 | 1080.00 | 360.00
`}
<p>Janeiro não tem mês anterior, então a diferença é ${c`null`}. Aqui isso está certo: “não sei” é mais honesto que zero.</p>
<h2>Antes de entregar</h2>
<ol>
<li>Confira o total de um jeito independente: ${c`select sum(valor) from vendas where …`}, sem join nenhum.</li>
<li>Confira as bordas: o último dia do mês entrou? O primeiro do seguinte ficou fora?</li>
<li>Pergunte por quem não aparece. Relatórios erram mais pelo que falta do que pelo que mostram.</li>
</ol>
<p>Com isso você já responde à maioria das perguntas de um negócio. O teste no fim deste curso pede exatamente essas peças. Quando as
consultas ficarem lentas, o próximo assunto são os índices.</p>
`,
  questions: [
    question(
      'Por que somar as vendas antes do join, e não depois?',
      'Para que nenhuma venda entre mais de uma vez na soma.',
      ['Porque join não aceita sum.', 'Porque assim não é preciso group by.'],
      'Cada par do join é uma linha. Se a outra tabela tiver várias linhas para a mesma venda, o valor se repete. Somando antes, há uma linha por cliente.',
    ),
    question(
      'O que sum(total) over () devolve em cada linha?',
      'A soma de todas as linhas do resultado.',
      ['A soma até aquela linha.', 'O total só daquela linha.', 'Uma linha única com a soma.'],
      'over () abre uma janela sobre o resultado inteiro, e as linhas continuam separadas. Com over (order by mes) seria a soma acumulada até ali.',
    ),
  ],
};
