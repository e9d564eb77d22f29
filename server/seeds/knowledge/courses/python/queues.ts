import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const QUEUES: ShelfLesson = {
  title: 'Pilhas, filas e prioridades',
  body: html`
<p>Quem é o próximo? Muitos programas são, no fundo, essa pergunta. A resposta muda com a estrutura em que você guarda quem espera. São
três, e Python traz todas.</p>
<h2>Pilha: o último entra, o último sai primeiro</h2>
<p>Pense numa pilha de pratos, ou no “desfazer” de um editor: a última ação é a primeira a voltar. Uma lista basta, com ${c`append`} e
${c`pop`}. Aqui a pilha lembra quais parênteses ainda estão abertos:</p>
${python`
PARES = {')': '(', ']': '['}

def fecha_direito(texto):
    abertos = []
    for letra in texto:
        if letra in PARES.values():
            abertos.append(letra)
        elif letra in PARES:
            if not abertos or abertos.pop() != PARES[letra]:
                return False
    return not abertos

for texto in ['f(x[0])', 'f(x[0)]', '((a)']:
    print(texto, fecha_direito(texto))
`}
${output`
f(x[0]) True
f(x[0)] False
((a) False
`}
<p>Contar quantos abrem e quantos fecham não bastaria: o segundo texto tem as quantidades certas, na ordem errada.</p>
<h2>Fila: quem chegou antes</h2>
<p>Numa lista, ${c`pop(0)`} empurra todos os outros uma casa para trás. Com muitos na fila isso pesa. Use ${c`deque`}, que tira das duas pontas
no mesmo tempo. Uma fila também acha o caminho mais curto, porque visita primeiro tudo o que está a um passo, depois tudo o que está a
dois:</p>
${python`
from collections import deque

PONTES = {
    'casa': ['praça', 'padaria'],
    'praça': ['escola', 'mercado'],
    'padaria': ['mercado'],
    'escola': ['estação'],
    'mercado': ['estação'],
    'estação': [],
}

def passos(origem, destino):
    fila, vistos = deque([(origem, 0)]), {origem}
    while fila:
        lugar, distancia = fila.popleft()
        if lugar == destino:
            return distancia
        for vizinho in PONTES[lugar]:
            if vizinho not in vistos:
                vistos.add(vizinho)
                fila.append((vizinho, distancia + 1))
    return None

print(passos('casa', 'estação'))
print(passos('estação', 'casa'))
`}
${output`
3
None
`}
<p>Chama-se <em>busca em largura</em>. O conjunto ${c`vistos`} não é detalhe: sem ele, dois lugares ligados nos dois sentidos prenderiam o
programa para sempre.</p>
<h2>Prioridade: o mais urgente</h2>
<p>Num pronto-socorro não vale a ordem de chegada. Ordenar a lista inteira a cada paciente funciona, e desperdiça. Um ${c`heap`} mantém só o
que importa: o menor está sempre na frente. Pôr e tirar custam O(log n): com um milhão esperando, são uns vinte passos.</p>
${python`
import heapq

espera = []
heapq.heappush(espera, (3, 'Jonas, torção'))
heapq.heappush(espera, (1, 'Dona Célia, dor no peito'))
heapq.heappush(espera, (2, 'Mei, febre alta'))

while espera:
    urgencia, pessoa = heapq.heappop(espera)
    print(urgencia, pessoa)
`}
${output`
1 Dona Célia, dor no peito
2 Mei, febre alta
3 Jonas, torção
`}
<p>E para “os dez maiores de um milhão” nem é preciso guardar o milhão: ${c`heapq.nlargest(10, gerador)`} guarda dez por vez. Junte isso aos
geradores da aula anterior, e a memória não cresce com os dados.</p>
<h2>Para onde ir agora</h2>
<p>Antes de escrever o próximo script, faça uma pergunta: o que vou perguntar a estes dados, e quantas vezes? A estrutura sai daí. O teste que
fecha o curso confere se você já faz essa escolha. Ele conta como prova do que você sabe, e pode ir no seu perfil.</p>
`,
  questions: [
    question(
      'Qual estrutura serve para desfazer a última ação?',
      'Uma pilha.',
      ['Uma fila.', 'Um heap.', 'Um conjunto.'],
      'Na pilha, o último a entrar é o primeiro a sair, exatamente a ordem em que se desfaz.',
    ),
    question(
      'Por que deque em vez de lista para uma fila longa?',
      'Tirar do começo não move os outros elementos.',
      ['Porque deque ordena sozinho.', 'Porque listas têm tamanho máximo.'],
      'lista.pop(0) desloca todos os que sobraram, um custo que cresce com a fila. deque.popleft custa o mesmo com dez ou com um milhão.',
    ),
    question(
      'Qual busca acha o caminho com menos passos quando todos os passos valem o mesmo?',
      'Busca em largura, com uma fila.',
      ['Busca em profundidade, com uma pilha.', 'Ordenar os lugares pelo nome.'],
      'A fila faz visitar tudo a um passo, depois tudo a dois. A primeira vez que o destino aparece já é pelo caminho mais curto.',
    ),
  ],
};
