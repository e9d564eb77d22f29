import type { ShelfLesson } from '../../types.ts';
import { c, html, javascript, output, question, shown } from '../../write.ts';

export const AWAIT: ShelfLesson = {
  title: 'async e await: a mesma espera, escrita em linha reta',
  body: html`
<p>Correntes de ${c`then`} ficam difíceis quando há decisões no meio. ${c`async`} e ${c`await`} não trazem nada de novo ao motor:
são outra forma de escrever as mesmas promessas, que se lê de cima para baixo.</p>
${javascript`
const espera = (ms, valor) => new Promise((pronto) => setTimeout(pronto, ms, valor));

async function fecharConta(mesa) {
  const itens = await espera(50, [18, 7]);
  let total = 0;
  for (const preco of itens) total += preco;
  if (total > 20) total -= await espera(50, 5);
  return \`mesa \${mesa}: R$ \${total}\`;
}

fecharConta(4).then((conta) => console.log(conta));
console.log('a conta foi pedida');
`}
${output`
a conta foi pedida
mesa 4: R$ 20
`}
<p>Duas regras resumem tudo:</p>
<ul>
<li>Uma função ${c`async`} <strong>sempre</strong> devolve uma promessa, mesmo que você devolva um número.</li>
<li>${c`await`} pausa <em>esta função</em>, não o programa. Repare que “a conta foi pedida” saiu primeiro.</li>
</ul>
<h2>Erros voltam a ser erros</h2>
<p>Uma promessa recusada, num ${c`await`}, vira uma exceção. Então ${c`try`} e ${c`catch`} funcionam como em qualquer código:</p>
${javascript`
const cobrar = (valor) =>
  new Promise((cumprir, recusar) =>
    setTimeout(() => (valor > 100 ? recusar(new Error('limite excedido')) : cumprir('aprovado')), 20),
  );

async function pagar(valor) {
  try {
    const resposta = await cobrar(valor);
    return \`R$ \${valor}: \${resposta}\`;
  } catch (erro) {
    return \`R$ \${valor}: recusado (\${erro.message})\`;
  } finally {
    console.log('maquininha livre');
  }
}

async function principal() {
  console.log(await pagar(80));
  console.log(await pagar(300));
}
principal();
`}
${output`
maquininha livre
R$ 80: aprovado
maquininha livre
R$ 300: recusado (limite excedido)
`}
<h2>return await, dentro de um try</h2>
<p>Se você escrever ${c`return cobrar(valor)`} dentro do ${c`try`}, sem ${c`await`}, a função termina antes da resposta, e o
${c`catch`} não vê o erro. Ele vai estourar em quem chamou. Dentro de um ${c`try`}, use ${c`return await`}.</p>
<h2>A promessa solta</h2>
<p>Chamar uma função ${c`async`} sem ${c`await`}, sem ${c`then`} e sem ${c`catch`} é começar algo e virar as costas. Se der
errado, o Node.js encerra o processo, e o navegador só escreve no console.</p>
${shown`
salvarRascunho(texto);          // e se falhar?
await salvarRascunho(texto);    // espera, e o erro aparece aqui
salvarRascunho(texto).catch(avisarQueNaoSalvou);  // não espera, mas cuida do erro
`}
<p>As duas últimas são boas. Qual delas? Depende de uma pergunta: o próximo passo precisa que isto tenha terminado? Se não, não
espere. Mas cuide do erro sempre. Há uma regra do typescript-eslint, ${c`no-floating-promises`}, que encontra as soltas por você.</p>
`,
  questions: [
    question(
      'O que uma função async devolve quando há return 42 nela?',
      'Uma promessa que se cumpre com 42.',
      ['O número 42.', 'undefined, até haver um await.'],
      'O embrulho é automático. Quem chama precisa de await ou de then para chegar ao número.',
    ),
    question(
      'O que fica parado durante um await?',
      'Só a função em que ele está.',
      ['O programa inteiro.', 'Todas as funções async.'],
      'A função é posta de lado e o resto segue: outras funções, cliques, temporizadores. Quando a promessa se resolve, ela continua de onde parou.',
    ),
  ],
};
