import type { ShelfLesson } from '../../types.ts';
import { c, html, javascript, output, question } from '../../write.ts';

export const PROMISES: ShelfLesson = {
  title: 'Promessas: a senha do pedido',
  body: html`
<p>Na lanchonete você recebe uma senha. A senha não é o lanche; é a garantia de que algo vai acontecer: ou o lanche sai, ou alguém
avisa que o pão acabou. Uma <strong>promessa</strong> é essa senha. Ela está em um de três estados: esperando, cumprida com um
valor, ou recusada com um erro. Depois que muda, não muda mais.</p>
<h2>Criar e usar</h2>
${javascript`
function prepararLanche(nome) {
  return new Promise((cumprir, recusar) => {
    setTimeout(() => {
      if (nome === 'misto') cumprir('misto quente');
      else recusar(new Error('não temos ' + nome));
    }, 100);
  });
}

prepararLanche('misto')
  .then((lanche) => console.log('chegou:', lanche))
  .catch((erro) => console.log('problema:', erro.message));

prepararLanche('lagosta')
  .then((lanche) => console.log('chegou:', lanche))
  .catch((erro) => console.log('problema:', erro.message));
`}
${output`
chegou: misto quente
problema: não temos lagosta
`}
<p>Você raramente vai escrever ${c`new Promise`}. ${c`fetch`}, os arquivos do Node.js e os bancos de dados já devolvem promessas.
O que se escreve todo dia é o que vem depois.</p>
<h2>Cada then devolve uma promessa nova</h2>
<p>É isso que permite encadear. O que a função devolve vira o valor do próximo passo. Se ela devolve uma promessa, o próximo passo
espera por ela.</p>
${javascript`
const espera = (ms, valor) => new Promise((pronto) => setTimeout(pronto, ms, valor));

espera(50, 20)
  .then((preco) => preco * 3)
  .then((total) => espera(50, total + 5))
  .then((comEntrega) => console.log('total com entrega:', comEntrega))
  .finally(() => console.log('caixa fechado'));
`}
${output`
total com entrega: 65
caixa fechado
`}
<h2>O return esquecido</h2>
<p>Este é o engano mais comum, e ele não dá erro nenhum. Com chaves, a função só devolve algo se você escrever ${c`return`}:</p>
${javascript`
const espera = (ms, valor) => new Promise((pronto) => setTimeout(pronto, ms, valor));

espera(10, 20)
  .then((preco) => {
    espera(50, preco * 3);
  })
  .then((total) => console.log('sem return:', total));

espera(10, 20)
  .then((preco) => {
    return espera(50, preco * 3);
  })
  .then((total) => console.log('com return:', total));
`}
${output`
sem return: undefined
com return: 60
`}
<p>Na primeira, ninguém segura a promessa de dentro. O passo seguinte não espera, e recebe ${c`undefined`}.</p>
<h2>Um erro procura o próximo catch</h2>
<p>Uma exceção dentro de um ${c`then`} recusa a promessa, e os passos seguintes são pulados até o primeiro ${c`catch`}. Se ele
devolve um valor, a corrente volta ao normal dali em diante. Um ${c`catch`} que só imprime e segue diz ao resto do programa que
está tudo bem. Se não está, lance o erro de novo.</p>
`,
  questions: [
    question(
      'Uma promessa já cumprida pode ser recusada depois?',
      'Não. O primeiro resultado fica para sempre.',
      ['Sim, se houver um erro no then.', 'Sim, chamando recusar de novo.'],
      'Quem chama cumprir ou recusar pela segunda vez não muda nada. Um erro dentro de um then recusa outra promessa: a que aquele then devolveu.',
    ),
    question(
      'O que recebe o then seguinte, se a função anterior não tem return?',
      'undefined, e sem esperar pelo que ela começou.',
      ['O mesmo valor que a anterior recebeu.', 'Um erro de promessa não devolvida.'],
      'O valor do próximo passo é o que a função devolve, e uma função sem return devolve undefined. O trabalho iniciado continua, mas ninguém o acompanha.',
    ),
  ],
};
