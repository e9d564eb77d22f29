import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const GENERATORS: ShelfLesson = {
  title: 'Geradores: um de cada vez',
  body: html`
<p>A república virou um condomínio, e o registro da portaria tem oito milhões de linhas. Carregar tudo numa lista enche a memória. Mas para
contar visitas ninguém precisa de todas ao mesmo tempo: basta a de agora. Um <strong>gerador</strong> entrega um valor de cada vez,
quando alguém pede.</p>
<h2>yield</h2>
<p>Uma função com ${c`yield`} não roda quando é chamada. Ela devolve um gerador. A cada pedido, anda até o próximo ${c`yield`}, entrega o
valor e <em>congela</em> onde está.</p>
${python`
def senhas():
    print('  (acordei)')
    numero = 0
    while True:
        numero += 1
        yield f'S{numero:03}'
        print('  (continuo daqui)')

fila = senhas()
print('o gerador existe, e nada rodou')
print(next(fila))
print(next(fila))
`}
${output`
o gerador existe, e nada rodou
  (acordei)
S001
  (continuo daqui)
S002
`}
<p>Note que há um laço sem fim lá dentro, e o programa termina. Quem decide quando parar é quem pede.</p>
<h2>Uma esteira</h2>
<p>Geradores se encaixam. Cada etapa puxa da anterior só o que precisa, e em nenhum momento existe a lista inteira:</p>
${python`
lidas = 0

def linhas():
    global lidas
    for numero in range(1, 8_000_001):
        lidas += 1
        yield f'{numero};{"visita" if numero % 3 == 0 else "morador"};bloco {numero % 2}'

def visitas(origem):
    for linha in origem:
        numero, tipo, bloco = linha.split(';')
        if tipo == 'visita':
            yield int(numero), bloco

def primeiras(origem, quantas):
    for posicao, item in enumerate(origem, start=1):
        yield item
        if posicao == quantas:
            return

for visita in primeiras(visitas(linhas()), 3):
    print(visita)
print('linhas lidas:', lidas)
`}
${output`
(3, 'bloco 1')
(6, 'bloco 0')
(9, 'bloco 1')
linhas lidas: 9
`}
<p>Oito milhões de linhas à disposição, e nove foram lidas. A biblioteca já tem ${c`itertools.islice`}, que faz o papel de
${c`primeiras`}; escrevemos à mão para ver a engrenagem.</p>
<h2>A forma curta</h2>
<p>Com parênteses no lugar dos colchetes, uma compreensão vira um gerador. É a forma natural para somar, contar ou perguntar se existe
algum:</p>
${python`
valores = [154, 96, 201, 60]

print(sum(valor for valor in valores if valor > 90))
print(any(valor > 200 for valor in valores))
print(max(len(str(valor)) for valor in valores))
`}
${output`
451
True
3
`}
<h2>A armadilha: só uma vez</h2>
${python`
quadrados = (numero * numero for numero in range(4))

print(list(quadrados))
print(list(quadrados))
`}
${output`
[0, 1, 4, 9]
[]
`}
<p>Um gerador é uma esteira, não uma estante: depois que passou, passou. Se você precisa percorrer duas vezes, guarde numa lista, ou escreva
uma função que crie um gerador novo a cada vez. E não há ${c`len`}: para saber quantos são, é preciso contar, e contar gasta.</p>
<h2>Quando não usar</h2>
<p>Com cem linhas, uma lista é mais simples: dá para olhar dentro. Geradores valem quando são muitas, quando chegam aos poucos, ou quando
talvez você nem precise de todas.</p>
`,
  questions: [
    question(
      'O que acontece ao chamar uma função que tem yield?',
      'Ela devolve um gerador, sem rodar ainda.',
      ['Roda até o primeiro yield.', 'Devolve uma lista com todos os valores.'],
      'O corpo só começa no primeiro next, ou na primeira volta do for. Por isso um erro ali dentro também só aparece nessa hora.',
    ),
    question(
      'list(g) devolveu [1, 2]. O que devolve list(g) de novo, se g é um gerador?',
      'Uma lista vazia.',
      ['[1, 2] outra vez.', 'Um erro StopIteration.'],
      'O gerador foi consumido. list trata o fim como fim, sem erro, e é por isso que esse engano passa despercebido.',
    ),
    question(
      'Qual destes usa menos memória para somar um milhão de valores?',
      'sum(f(x) for x in dados)',
      ['sum([f(x) for x in dados])', 'sum(list(map(f, dados)))'],
      'Com colchetes ou list, a lista inteira existe antes da soma. O gerador entrega um valor, que é somado e esquecido.',
    ),
  ],
};
