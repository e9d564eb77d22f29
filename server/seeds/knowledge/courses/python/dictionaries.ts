import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const DICTIONARIES: ShelfLesson = {
  title: 'Dicionários e conjuntos: achar sem procurar',
  body: html`
<p>Agora há despesas de um ano inteiro. Iara quer o total de cada categoria e a lista de quem ainda não pagou. As duas perguntas ficam
fáceis com a estrutura certa, e lentas com a errada.</p>
<h2>Somar por categoria</h2>
<p>Para cada despesa: ache a categoria e some. Um dicionário é exatamente isso, uma gaveta por nome.</p>
${python`
from collections import Counter

despesas = [('mercado', 154), ('luz', 96), ('mercado', 201), ('água', 60), ('luz', 88)]

totais = Counter()
for categoria, valor in despesas:
    totais[categoria] += valor

for categoria, total in totais.most_common():
    print(categoria, total)
`}
${output`
mercado 355
luz 184
água 60
`}
<p>Um dicionário comum reclamaria na primeira vez que ${c`totais['mercado']`} fosse lido, porque a gaveta ainda não existe. O
${c`Counter`} começa todas do zero.</p>
<h2>Quem falta?</h2>
<p>Um <strong>conjunto</strong> guarda cada coisa uma vez só e sabe fazer contas de grupo:</p>
${python`
moradores = {'Iara', 'Caetano', 'Jonas', 'Mei'}
pagaram = {'Mei', 'Iara'}

print('faltam:', sorted(moradores - pagaram))
print('pagou e mora aqui:', sorted(moradores & pagaram))
print('Jonas pagou?', 'Jonas' in pagaram)
`}
${output`
faltam: ['Caetano', 'Jonas']
pagou e mora aqui: ['Iara', 'Mei']
Jonas pagou? False
`}
<h2>Meça, não adivinhe</h2>
<p>Por que não uma lista? ${c`in`} também funciona nela. A diferença é <em>como</em>. Vamos contar quantas comparações cada uma faz, com um
tipo que anota quando é comparado:</p>
${python`
comparacoes = 0

class Placa:
    def __init__(self, texto):
        self.texto = texto
    def __hash__(self):
        return hash(self.texto)
    def __eq__(self, outra):
        global comparacoes
        comparacoes += 1
        return self.texto == outra.texto

for tamanho in (100, 1000, 10000):
    placas = [Placa(f'ABC{numero}') for numero in range(tamanho)]
    ultima = Placa(f'ABC{tamanho - 1}')
    conjunto = set(placas)

    comparacoes = 0
    ultima in placas
    na_lista = comparacoes

    comparacoes = 0
    ultima in conjunto
    print(f'{tamanho} placas: lista {na_lista}, conjunto {comparacoes}')
`}
${output`
100 placas: lista 100, conjunto 1
1000 placas: lista 1000, conjunto 1
10000 placas: lista 10000, conjunto 1
`}
<p>A lista olha uma por uma. O conjunto calcula, a partir do texto, em que lugar a placa estaria, e olha só lá. Diz-se que procurar na lista
custa <strong>O(n)</strong>, cresce junto com o tamanho; no conjunto e no dicionário, em média <strong>O(1)</strong>, não cresce.</p>
<p>O preço: mais memória, e os elementos precisam ter um valor fixo, o que exclui listas. Também não há “o terceiro elemento” de um conjunto.</p>
<h2>A regra que fica</h2>
<ul>
<li>A ordem importa, ou há repetidos? Lista.</li>
<li>“Está aqui?” Conjunto.</li>
<li>“Qual é o … de …?” Dicionário.</li>
</ul>
<p>E desconfie de um ${c`in`} sobre uma lista dentro de um laço. Com dez mil linhas de cada lado, são até cem milhões de comparações.
Transforme a lista em conjunto uma vez, antes do laço.</p>
`,
  questions: [
    question(
      'Você vai conferir dez mil nomes contra uma lista de dez mil. O que fazer primeiro?',
      'Transformar a lista num conjunto.',
      ['Ordenar a lista.', 'Usar um laço dentro de outro.'],
      'Montar o conjunto custa uma passada. Depois, cada pergunta custa quase nada, em vez de percorrer a lista inteira.',
    ),
    question(
      'O que Counter faz com uma chave que ainda não existe?',
      'Trata como zero.',
      ['Lança KeyError.', 'Devolve None.'],
      'Um dicionário comum lança KeyError ao ler uma chave ausente. Counter foi feito para contar, e toda contagem começa em zero.',
    ),
  ],
};
