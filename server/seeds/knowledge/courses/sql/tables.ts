import type { ShelfLesson } from '../../types.ts';
import { c, html, output, question, sql } from '../../write.ts';

export const TABLES: ShelfLesson = {
  title: 'A primeira pergunta',
  body: html`
<p>A padaria Pão da Vila anotava as vendas num caderno. Agora elas estão num banco de dados, e a dona, Lurdes, quer fazer
perguntas. SQL é a língua em que se pergunta. Nesta aula você cria uma tabela e faz a sua primeira consulta.</p>
<h2>Tabela, coluna, linha</h2>
<p>Uma <strong>tabela</strong> guarda coisas do mesmo tipo. Cada <strong>linha</strong> é uma coisa: um produto. Cada
<strong>coluna</strong> é um fato sobre ela, e tem um tipo: texto, número, data. O tipo é uma promessa. Numa coluna
${c`numeric`} nunca vai aparecer “barato”.</p>
${sql`
create table produtos (
  id int primary key,
  nome text not null,
  preco numeric(10, 2) not null
);

insert into produtos (id, nome, preco) values
  (1, 'Pão francês', 0.90),
  (2, 'Sonho', 7.50),
  (3, 'Café coado', 5.00);

select nome, preco from produtos;
`}
${output`
nome | preco
Pão francês | 0.90
Sonho | 7.50
Café coado | 5.00
`}
<p>Três comandos, três papéis:</p>
<ul>
<li>${c`create table`} diz como é a tabela. ${c`primary key`} é a coluna que identifica cada linha e nunca se repete;
${c`not null`} proíbe deixar em branco.</li>
<li>${c`insert`} põe linhas.</li>
<li>${c`select`} pergunta. Você diz <em>o que</em> quer ver; o banco decide como buscar.</li>
</ul>
<h2>Calcular na própria consulta</h2>
<p>Uma coluna do resultado não precisa existir na tabela. Lurdes quer saber quanto ficaria cada preço com 10% a mais:</p>
${sql`
create table produtos (id int primary key, nome text not null, preco numeric(10, 2) not null);
insert into produtos values (1, 'Pão francês', 0.90), (2, 'Sonho', 7.50), (3, 'Café coado', 5.00);

select nome, preco, round(preco * 1.10, 2) as novo_preco
from produtos;
`}
${output`
nome | preco | novo_preco
Pão francês | 0.90 | 0.99
Sonho | 7.50 | 8.25
Café coado | 5.00 | 5.50
`}
<p>O ${c`as`} dá nome à coluna calculada. Nada mudou na tabela: um ${c`select`} só lê.</p>
<p>Por que ${c`numeric`} e não um número com vírgula flutuante? Porque dinheiro precisa de centavos exatos. O tipo
${c`numeric(10, 2)`} guarda dez algarismos, dois deles depois da vírgula, sem arredondar por conta própria.</p>
<h2>Sua vez</h2>
<p>Acrescente um produto ao ${c`insert`} e rode de novo. Depois repita um ${c`id`} de propósito e leia a mensagem de erro:
ela diz qual regra foi quebrada. Ler erros com calma é metade do ofício.</p>
`,
  questions: [
    question(
      'O que um select faz com a tabela?',
      'Lê e devolve linhas, sem mudar nada.',
      ['Cria as colunas que forem calculadas.', 'Apaga as linhas que não aparecem no resultado.'],
      'Consultar não altera. A coluna calculada existe só no resultado; para mudar a tabela há insert, update e delete.',
    ),
    question(
      'Por que o preço é numeric(10, 2)?',
      'Para guardar centavos exatos.',
      [
        'Porque ocupa menos espaço que um inteiro.',
        'Para que o banco escreva R$ na frente.',
        'Para aceitar também texto.',
      ],
      'Números de ponto flutuante guardam aproximações: 0,1 + 0,2 não dá exatamente 0,3. Com dinheiro isso vira centavo perdido. O tipo numeric é exato.',
    ),
  ],
};
