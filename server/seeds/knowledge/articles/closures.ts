import type { ShelfArticle } from '../types.ts';
import { c, html, javascript, link, output } from '../write.ts';

export const CLOSURES: ShelfArticle = {
  key: 'closures',
  title: 'Closures em JavaScript: o que uma função lembra',
  summary:
    'Uma função leva consigo as variáveis do lugar onde nasceu. Entenda o que ela guarda, por que o laço com var engana e quando essa memória custa caro.',
  category: 'fundamentals',
  level: 'intermediate',
  skills: ['JavaScript'],
  locale: 'pt-BR',
  sources: [
    { title: 'Closures (MDN Web Docs)', url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Closures' },
    {
      title: 'let (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Statements/let',
    },
    {
      title: 'Memory management (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Memory_management',
    },
  ],
  body: html`
<p>Você já usou closures hoje, mesmo sem saber o nome. Toda vez que passa uma função para ${c`map`}, para um
${c`setTimeout`} ou para o clique de um botão, e essa função usa uma variável de fora, há uma closure trabalhando.
Este texto mostra o que exatamente ela guarda. A resposta curta cabe numa frase: <strong>a função guarda a variável,
não uma cópia do valor</strong>.</p>

<h2>Uma senha de atendimento</h2>
<p>Imagine o painel de um cartório: cada guichê chama a próxima senha da sua fila. Queremos uma função que devolve
uma senha nova a cada chamada.</p>
${javascript`
function criarFila(letra) {
  let ultima = 0;
  return function proxima() {
    ultima += 1;
    return \`\${letra}\${String(ultima).padStart(3, '0')}\`;
  };
}

const comum = criarFila('C');
const preferencial = criarFila('P');

console.log(comum());
console.log(comum());
console.log(preferencial());
console.log(comum());
`}
${output`
C001
C002
P001
C003
`}
<p>Repare em três coisas.</p>
<ul>
<li>${c`criarFila`} já terminou quando chamamos ${c`comum()`}. Mesmo assim, ${c`ultima`} continua existindo.</li>
<li>As duas filas não se misturam. Cada chamada de ${c`criarFila`} cria uma variável ${c`ultima`} nova, e cada função
devolvida ficou com a sua.</li>
<li>Ninguém de fora alcança ${c`ultima`}. Não há como zerar a fila por engano.</li>
</ul>
<p>Uma função, somada às variáveis do lugar onde ela foi escrita, é uma <em>closure</em>. Em português às vezes se lê
“fechamento”, mas no dia a dia todo mundo diz closure.</p>

<h2>A variável, não o valor</h2>
<p>Aqui mora a maior parte dos enganos. A função não tira uma foto do valor na hora em que nasce. Ela segura a própria
variável e olha para ela quando é chamada.</p>
${javascript`
let taxa = 10;
const comTaxa = (preco) => preco + taxa;

console.log(comTaxa(100));
taxa = 25;
console.log(comTaxa(100));
`}
${output`
110
125
`}
<p>Se ${c`comTaxa`} tivesse guardado o valor 10, a segunda linha mostraria 110. Ela mostra 125, porque a variável mudou
e a função olha para a variável.</p>
<p>E se você quiser mesmo a foto? Passe o valor como argumento de outra função. Argumentos são variáveis novas, e
ninguém mais mexe nelas.</p>
${javascript`
const criarComTaxa = (taxaDoDia) => (preco) => preco + taxaDoDia;

let taxa = 10;
const deHoje = criarComTaxa(taxa);
taxa = 25;

console.log(deHoje(100));
`}
${output`
110
`}

<h2>O laço que engana</h2>
<p>Este é o exemplo mais famoso do assunto, e ainda aparece em código de produção. Queremos imprimir 0, 1 e 2, um a
cada instante.</p>
${javascript`
for (var i = 0; i < 3; i += 1) {
  setTimeout(() => console.log('com var:', i), i * 100);
}

for (let j = 0; j < 3; j += 1) {
  setTimeout(() => console.log('com let:', j), 1000 + j * 100);
}
`}
${output`
com var: 3
com var: 3
com var: 3
com let: 0
com let: 1
com let: 2
`}
<p>Com ${c`var`} existe <strong>uma</strong> variável ${c`i`} para o laço inteiro. As três funções seguram a mesma. Quando
os temporizadores disparam, o laço já acabou e ${c`i`} vale 3.</p>
<p>Com ${c`let`} a linguagem cria uma variável ${c`j`} nova a cada volta. Cada função segura a sua. Não é um truque do
${c`setTimeout`}: é a regra de escopo de ${c`let`}.</p>
<p>A lição prática é curta: use ${c`const`} sempre que der, ${c`let`} quando a variável precisa mudar, e deixe
${c`var`} para o código antigo que você ainda não tocou.</p>

<h2>Para que serve na prática</h2>
<h3>Lembrar de um resultado caro</h3>
<p>Uma função que consulta o frete de um CEP não precisa refazer a conta para o mesmo CEP. A closure guarda o que já foi
calculado.</p>
${javascript`
function comMemoria(calcular) {
  const conhecidos = new Map();
  return (chave) => {
    if (!conhecidos.has(chave)) conhecidos.set(chave, calcular(chave));
    return conhecidos.get(chave);
  };
}

let contas = 0;
const frete = comMemoria((cep) => {
  contas += 1;
  return cep.startsWith('13') ? 12 : 30;
});

console.log(frete('13010-000'), frete('60110-000'), frete('13010-000'));
console.log('contas feitas:', contas);
`}
${output`
12 30 12
contas feitas: 2
`}
<h3>Esperar a pessoa parar de digitar</h3>
<p>Uma busca que dispara a cada tecla cansa o servidor. A função abaixo espera uma pausa. Ela precisa lembrar do
temporizador anterior para cancelá-lo, e é a closure que lembra.</p>
${javascript`
function depoisDaPausa(fazer, espera) {
  let temporizador;
  return (...argumentos) => {
    clearTimeout(temporizador);
    temporizador = setTimeout(() => fazer(...argumentos), espera);
  };
}

const buscar = depoisDaPausa((texto) => console.log('buscando', texto), 300);

buscar('r');
buscar('re');
buscar('rea');
setTimeout(() => buscar('react'), 1000);
`}
${output`
buscando rea
buscando react
`}

<h2>O preço: o que a closure segura não é liberado</h2>
<p>O motor de JavaScript só devolve a memória daquilo que ninguém mais alcança. Uma closure viva alcança as variáveis que
ela usa. Se uma delas é uma lista enorme, a lista fica.</p>
<p>Isso só vira problema quando a função vive muito tempo. Os casos comuns são poucos:</p>
<ul>
<li>um ${c`setInterval`} que ninguém cancela;</li>
<li>um ouvinte de evento registrado a cada vez que a tela abre, e nunca removido;</li>
<li>uma memória como a de ${c`comMemoria`}, que só cresce.</li>
</ul>
<p>O remédio é o mesmo nos três: ter um momento em que a função deixa de existir, ou um limite para o que ela guarda. Em
vez de segurar a lista, segure o número de que você precisa:</p>
${javascript`
function resumo(pedidos) {
  const total = pedidos.reduce((soma, { valor }) => soma + valor, 0);
  // A função usa só o total: a lista pode ser liberada.
  return () => \`Total do dia: R$ \${total}\`;
}

const mostrar = resumo([{ valor: 40 }, { valor: 25 }]);
console.log(mostrar());
`}
${output`
Total do dia: R$ 65
`}
<p>Um cuidado honesto: os motores variam no que conseguem liberar quando várias closures nascem na mesma função. Se a
memória importa mesmo, meça com as ferramentas do navegador antes de reescrever.</p>

<h2>Closure ou classe?</h2>
<p>As duas guardam estado. A closure é mais curta quando há uma ou duas ações e nada precisa ser visto de fora. A classe
compensa quando são muitas ações sobre os mesmos dados, ou quando haverá milhares de objetos: os métodos ficam no
protótipo, uma vez só, enquanto cada closure cria as suas funções de novo. Escolha pelo que fica mais fácil de ler;
desempenho quase nunca decide.</p>

<h2>Para onde ir agora</h2>
<ul>
<li>Mude ${c`criarFila`} para devolver um objeto com ${c`proxima`} e ${c`recomecar`}. As duas funções precisam segurar a
mesma variável.</li>
<li>Dê um limite a ${c`comMemoria`}: ao guardar a décima primeira chave, esqueça a mais antiga. Um ${c`Map`} lembra a ordem
em que as chaves chegaram.</li>
<li>Leia com calma a página da MDN sobre
${link('https://developer.mozilla.org/en-US/docs/Web/JavaScript/Closures', 'closures')}. Depois deste texto, ela vai
parecer curta.</li>
</ul>
`,
};
