import type { ShelfArticle } from '../types.ts';
import { c, html, javascript, link, output, python, shown, sql } from '../write.ts';

export const RACE_CONDITIONS: ShelfArticle = {
  key: 'race-conditions',
  title: 'Uma unidade, duas vendas: condições de corrida',
  summary:
    'Ler, decidir e gravar são três momentos, e alguém pode entrar no meio. Reproduza o erro, entenda por que testes não o pegam e conheça quatro formas de fechar a fresta.',
  category: 'backend',
  level: 'advanced',
  skills: ['Concorrência', 'PostgreSQL', 'Node.js'],
  locale: 'pt-BR',
  sources: [
    {
      title: 'Transaction Isolation (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/transaction-iso.html',
    },
    {
      title: 'Explicit Locking (PostgreSQL Documentation)',
      url: 'https://www.postgresql.org/docs/current/explicit-locking.html',
    },
    {
      title: 'JavaScript execution model (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Execution_model',
    },
  ],
  body: html`
<p>Sobrou uma camiseta no estoque. Ana e Bento apertam “comprar” no mesmo segundo. Os dois recebem o e-mail de confirmação, e
alguém do atendimento vai ter uma conversa difícil amanhã. O código tinha a conferência de estoque. Os testes passavam. Mesmo
assim, aconteceu.</p>
<p>Isso se chama <strong>condição de corrida</strong>: o resultado depende de quem chega primeiro entre passos que se misturam.</p>

<h2>Veja acontecer</h2>
<p>O programa abaixo imita um banco em que cada leitura e cada gravação leva um instante. A função ${c`comprar`} parece
correta. Leia-a antes de rodar.</p>
${javascript`
const banco = { camiseta: 1 };
const espera = (ms) => new Promise((pronto) => setTimeout(pronto, ms));

async function ler(item) {
  await espera(10);
  return banco[item];
}
async function gravar(item, valor) {
  await espera(10);
  banco[item] = valor;
}

async function comprar(pessoa) {
  const restam = await ler('camiseta');
  if (restam < 1) return console.log(pessoa, 'chegou tarde');
  await gravar('camiseta', restam - 1);
  console.log(pessoa, 'comprou');
}

comprar('Ana');
comprar('Bento');
setTimeout(() => console.log('estoque:', banco.camiseta), 100);
`}
${output`
Ana comprou
Bento comprou
estoque: 0
`}
<p>Duas vendas, e o estoque diz zero: nem negativo ficou, o que esconde o problema. A ordem foi esta:</p>
<ol>
<li>Ana lê 1.</li>
<li>Bento lê 1.</li>
<li>Ana grava 0.</li>
<li>Bento grava 0, em cima.</li>
</ol>
<p>“Mas JavaScript tem uma thread só.” Tem, e por isso nada interrompe uma função <em>entre dois ${c`await`}</em>. Só que cada
${c`await`} é um convite para os outros passarem. A decisão usou um valor que já era velho na hora de gravar. Com dois
processos do servidor no ar, nem o ${c`await`} é preciso.</p>

<h2>Por que os testes não pegam</h2>
<p>Um teste comum faz uma compra, depois outra. Nunca duas ao mesmo tempo. E quando há duas, a janela costuma ser de milissegundos:
o erro aparece uma vez em dez mil, na sexta da promoção. Regra útil para revisar código: procure o padrão <strong>ler,
decidir, gravar</strong> e pergunte o que acontece se o dado mudar no meio.</p>

<h2>Saída 1: deixe o banco decidir</h2>
<p>A melhor saída junta os três passos em um comando. O banco executa cada ${c`update`} de uma linha de cada vez; quem chega
depois espera, e confere a condição de novo com o valor novo.</p>
${sql`
create table estoque (item text primary key, restam int not null check (restam >= 0));
create table vendas (pessoa text, item text references estoque);
insert into estoque values ('camiseta', 1);

with reserva as (
  update estoque set restam = restam - 1
  where item = 'camiseta' and restam > 0
  returning item
)
insert into vendas select 'Ana', item from reserva;

with reserva as (
  update estoque set restam = restam - 1
  where item = 'camiseta' and restam > 0
  returning item
)
insert into vendas select 'Bento', item from reserva;

select v.pessoa, e.restam from vendas v join estoque e on e.item = v.item;
`}
${output`
pessoa | restam
Ana | 0
`}
<p>A reserva do Bento não encontrou linha nenhuma, então nada foi inserido. O seu código olha quantas linhas voltaram e responde
“acabou”. O ${c`check (restam >= 0)`} é o cinto de segurança: se um dia alguém escrever outro caminho e esquecer a
condição, o banco recusa.</p>

<h2>Saída 2: segure a linha</h2>
<p>Às vezes a decisão não cabe num comando: é preciso ler, calcular um frete, consultar uma regra. Então leia avisando que vai
gravar:</p>
${shown`
begin;
select restam from estoque where item = 'camiseta' for update;
-- aqui a aplicação decide
update estoque set restam = restam - 1 where item = 'camiseta';
commit;
`}
<p>O ${c`for update`} faz a segunda transação esperar na leitura. Funciona bem, com dois cuidados. Não chame serviços de fora
enquanto segura a linha: todo mundo espera junto. E segure as linhas sempre na mesma ordem, senão duas transações podem
esperar uma pela outra. O PostgreSQL percebe o impasse e cancela uma delas, mas alguém vê um erro.</p>

<h2>Saída 3: confira a versão</h2>
<p>Num formulário de perfil, duas pessoas podem ficar dez minutos com a mesma tela aberta. Ninguém vai segurar uma linha por dez
minutos. Guarde um número de versão e só grave se ele ainda for o que você leu:</p>
${sql`
create table perfis (id int primary key, cargo text not null, versao int not null);
insert into perfis values (1, 'Analista', 7);

-- A primeira tela tinha lido a versão 7.
update perfis set cargo = 'Coordenadora', versao = versao + 1 where id = 1 and versao = 7;
-- A segunda também. Esta não encontra mais a linha.
update perfis set cargo = 'Gerente', versao = versao + 1 where id = 1 and versao = 7;

select cargo, versao from perfis;
`}
${output`
cargo | versao
Coordenadora | 8
`}
<p>Zero linhas alteradas quer dizer: alguém mudou antes. Mostre as duas versões e deixe a pessoa escolher. Sem a condição, a
última gravação apagaria a primeira em silêncio.</p>

<h2>Saída 4: a mesma ordem, uma vez só</h2>
<p>Há uma corrida que nasce fora do servidor: a resposta se perde no túnel do metrô, o aplicativo tenta de novo, e o cartão é
cobrado duas vezes. Aqui os dois pedidos são da mesma pessoa, e o remédio é uma <strong>chave de idempotência</strong>. O
aplicativo inventa uma chave por intenção e a repete em cada tentativa.</p>
${python`
respostas = {}
cobrancas = []

def cobrar(chave, valor):
    if chave in respostas:
        return respostas[chave]
    cobrancas.append(valor)
    respostas[chave] = f'recibo {len(cobrancas)}: R$ {valor}'
    return respostas[chave]

print(cobrar('pedido-881', 120))
print(cobrar('pedido-881', 120))
print(cobrar('pedido-882', 45))
print('cobranças feitas:', len(cobrancas))
`}
${output`
recibo 1: R$ 120
recibo 1: R$ 120
recibo 2: R$ 45
cobranças feitas: 2
`}
<p>Atenção: este dicionário mostra a ideia, mas “se a chave existe” seguido de “grava” é de novo ler, decidir, gravar. No banco,
use uma coluna com ${c`unique`} e insira a chave na mesma transação da cobrança. Quem insere em segundo lugar recebe o
conflito, e lê a resposta da primeira.</p>

<h2>Qual escolher</h2>
<ul>
<li>Cabe num ${c`update`} com condição? Saída 1. É a mais simples e a mais rápida.</li>
<li>A decisão é rápida, mas tem vários passos no banco? Saída 2.</li>
<li>Há uma pessoa pensando no meio? Saída 3.</li>
<li>O mesmo pedido pode chegar duas vezes? Saída 4, junto com uma das outras.</li>
</ul>
<p>E a trava dentro do processo, como um ${c`Mutex`} em memória? Serve para um script. Num servidor, ela deixa de valer no dia
em que você sobe o segundo processo, e ninguém lembra de avisar.</p>

<h2>Para onde ir agora</h2>
<ol>
<li>Conserte o primeiro programa: faça ${c`gravar`} receber o valor que foi lido e recusar se ele mudou.</li>
<li>Escreva um teste que dispare vinte compras com ${c`Promise.all`} contra um banco de verdade e conte as vendas.</li>
<li>Leia no manual sobre
${link('https://www.postgresql.org/docs/current/transaction-iso.html', 'níveis de isolamento')}: o padrão do PostgreSQL,
${c`read committed`}, não protege do padrão ler, decidir, gravar. Agora você sabe por quê.</li>
</ol>
`,
};
