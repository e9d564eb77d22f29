import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const FIRST_SCRIPT: ShelfLesson = {
  title: 'O primeiro script',
  body: html`
<p>Todo dia 5, Iara soma as despesas da república na calculadora do celular e manda quanto cada um deve. São quinze minutos e, de vez
em quando, um erro. Vamos trocar isso por um script: um texto com instruções, que o Python lê de cima para baixo.</p>
${python`
despesas = [320.40, 89.90, 154.70]
moradores = 4

total = sum(despesas)
parte = total / moradores

print('Total:', total)
print('Cada um paga:', parte)
`}
${output`
Total: 565.0
Cada um paga: 141.25
`}
<p>Há cinco ideias aqui:</p>
<ul>
<li>${c`despesas = …`} dá um <strong>nome</strong> a um valor. O sinal de igual quer dizer “passa a se chamar”.</li>
<li>Os colchetes fazem uma <strong>lista</strong>: vários valores, em ordem.</li>
<li>${c`sum`} e ${c`print`} são <strong>funções</strong>: recebem algo entre parênteses e fazem um trabalho.</li>
<li>O ponto separa os centavos. Em código, 320,40 seriam dois números.</li>
<li>Texto vai entre aspas. Sem elas, o Python procura um nome.</li>
</ul>
<h2>Repetir e decidir</h2>
<p>Iara quer ver cada despesa, e um aviso nas que passam de cem reais. ${c`for`} repete; ${c`if`} decide. O recuo no começo da
linha não é enfeite: é ele que diz o que está dentro do quê.</p>
${python`
despesas = {'aluguel': 1200.00, 'internet': 89.90, 'mercado': 154.70}

for nome, valor in despesas.items():
    aviso = ' (confira)' if valor > 100 else ''
    print(f'{nome}: R$ {valor:.2f}{aviso}')
`}
${output`
aluguel: R$ 1200.00 (confira)
internet: R$ 89.90
mercado: R$ 154.70 (confira)
`}
<p>As chaves com dois-pontos fazem um <strong>dicionário</strong>: a cada nome, um valor. E o ${c`f`} antes das aspas permite escrever
valores dentro do texto; ${c`:.2f`} pede duas casas.</p>
<h2>Dar nome ao trabalho</h2>
<p>Quando as mesmas linhas servem outra vez, elas viram uma função:</p>
${python`
def dividir(despesas, moradores):
    """Quanto cada morador paga, arredondado para os centavos."""
    return round(sum(despesas) / moradores, 2)

print(dividir([320.40, 89.90, 154.70], 4))
print(dividir([100], 3))
`}
${output`
141.25
33.33
`}
<p>Repare na segunda conta: três vezes 33,33 dá 99,99. Falta um centavo. Não é defeito do Python; é uma decisão que alguém precisa tomar.
Para contas que têm de fechar, some e divida em <strong>centavos inteiros</strong>, e dê o que sobra a alguém.</p>
<h2>Sua vez</h2>
<p>Escreva ${c`dividir_centavos(total, moradores)`}, que recebe centavos inteiros e devolve uma lista com a parte de cada um. Use
${c`//`}, a divisão inteira, e ${c`%`}, o resto. A soma da lista precisa dar o total.</p>
`,
  questions: [
    question(
      'O que diz ao Python quais linhas estão dentro do for?',
      'O recuo no começo das linhas.',
      ['As chaves { e }.', 'A palavra end no fim.'],
      'Em Python o recuo faz parte da gramática. Linhas com o mesmo recuo, depois dos dois-pontos, formam o bloco.',
    ),
    question(
      'Quanto vale 7 // 2?',
      '3',
      ['3.5', '1', '4'],
      'Duas barras fazem a divisão inteira, que joga fora a parte quebrada. O resto, 1, vem de 7 % 2.',
    ),
  ],
};
