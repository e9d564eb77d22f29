import type { ShelfLesson } from '../../types.ts';
import { c, html, output, question, sql } from '../../write.ts';

export const JOINS: ShelfLesson = {
  title: 'Juntar tabelas sem perder ninguém',
  body: html`
<p>O nome do cliente não fica repetido em cada venda. Se Dona Célia mudar de telefone, queremos mudar em um lugar só. Por isso há
duas tabelas, e a venda guarda apenas o ${c`id`} do cliente. Para ler as duas juntas, usamos ${c`join`}.</p>
${sql`
create table clientes (id int primary key, nome text not null);
create table vendas (id int primary key, cliente_id int references clientes, valor numeric(10, 2) not null);
insert into clientes values (1, 'Célia'), (2, 'Nilo'), (3, 'Rute');
insert into vendas values (10, 1, 15.00), (11, 1, 5.00), (12, 2, 48.00);

select c.nome, v.valor
from clientes c
join vendas v on v.cliente_id = c.id
order by v.id;
`}
${output`
nome | valor
Célia | 15.00
Célia | 5.00
Nilo | 48.00
`}
<p>Leia assim: para cada cliente, ache as vendas em que ${c`cliente_id`} é o ${c`id`} dele, e monte uma linha com cada par. Célia
tem duas vendas, então aparece duas vezes. O ${c`c`} e o ${c`v`} são apelidos, para não escrever o nome inteiro.</p>
<h2>Onde foi parar a Rute?</h2>
<p>Ela não comprou nada, não forma par e sumiu. Às vezes é o que se quer. Numa lista de clientes, não. O
${c`left join`} mantém todas as linhas da tabela da esquerda e completa com ${c`null`} onde não há par:</p>
${sql`
create table clientes (id int primary key, nome text not null);
create table vendas (id int primary key, cliente_id int references clientes, valor numeric(10, 2) not null);
insert into clientes values (1, 'Célia'), (2, 'Nilo'), (3, 'Rute');
insert into vendas values (10, 1, 15.00), (11, 1, 5.00), (12, 2, 48.00);

select c.nome, v.valor
from clientes c
left join vendas v on v.cliente_id = c.id
order by c.id, v.id;
`}
${output`
nome | valor
Célia | 15.00
Célia | 5.00
Nilo | 48.00
Rute | NULL
`}
<h2>O filtro que desfaz o left join</h2>
<p>Lurdes quer todos os clientes e, ao lado, só as compras acima de 10 reais. Se você escrever
${c`where v.valor > 10`}, a Rute some de novo: o valor dela é ${c`null`}, e ${c`null > 10`} não é verdadeiro. A condição sobre a
tabela da direita vai para o ${c`on`}:</p>
${sql`
create table clientes (id int primary key, nome text not null);
create table vendas (id int primary key, cliente_id int references clientes, valor numeric(10, 2) not null);
insert into clientes values (1, 'Célia'), (2, 'Nilo'), (3, 'Rute');
insert into vendas values (10, 1, 15.00), (11, 1, 5.00), (12, 2, 48.00);

select c.nome, v.valor
from clientes c
left join vendas v on v.cliente_id = c.id and v.valor > 10
order by c.id;
`}
${output`
nome | valor
Célia | 15.00
Nilo | 48.00
Rute | NULL
`}
<p>Guarde a diferença: o ${c`on`} decide <em>quem forma par</em>; o ${c`where`} decide <em>quem fica no resultado</em>.</p>
<h2>Quem nunca comprou</h2>
<p>A pergunta contrária tem uma forma própria, fácil de ler em voz alta: clientes para os quais <em>não existe</em> venda.</p>
${sql`
create table clientes (id int primary key, nome text not null);
create table vendas (id int primary key, cliente_id int references clientes, valor numeric(10, 2) not null);
insert into clientes values (1, 'Célia'), (2, 'Nilo'), (3, 'Rute');
insert into vendas values (10, 1, 15.00), (11, 1, 5.00), (12, 2, 48.00);

select nome from clientes c
where not exists (select 1 from vendas v where v.cliente_id = c.id);
`}
${output`
nome
Rute
`}
<p>Prefira ${c`not exists`} a ${c`not in (select …)`}: se a lista de dentro tiver um único ${c`null`}, o ${c`not in`} não
devolve nada.</p>
`,
  questions: [
    question(
      'Um cliente tem três vendas. Quantas linhas dele aparecem no join?',
      'Três, uma para cada par.',
      ['Uma, com as vendas somadas.', 'Uma, com a venda mais recente.'],
      'Join monta pares, não resume. Se você quer uma linha por cliente, precisa agrupar, e esse é o assunto da próxima aula.',
    ),
    question(
      'Num left join, a condição sobre a tabela da direita foi posta no where. O que acontece?',
      'Quem não tem par some do resultado.',
      ['Nada muda: on e where são iguais.', 'O banco recusa a consulta.', 'As linhas sem par aparecem duas vezes.'],
      'Para quem não tem par, as colunas da direita são null, e a condição não dá verdadeiro. Num join comum tanto faz; num left join, faz toda a diferença.',
    ),
  ],
};
