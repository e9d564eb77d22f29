import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const MESSY_TEXT: ShelfLesson = {
  title: 'Texto bagunçado vira dado',
  body: html`
<p>As despesas chegam pelo grupo de mensagens: “MERCADO - R$ 1.154,70”, “ internet: 89,90”. Gente lê isso sem pensar. Para o computador, é
uma fileira de letras. O trabalho desta aula é transformar letras em valores.</p>
<h2>Limpar</h2>
<p>Um texto não muda. Os métodos devolvem um texto novo, e podem ser encadeados:</p>
${python`
nome = '   MERCADO do   Zé '

print(repr(nome.strip()))
print(repr(nome.strip().lower()))
print(repr(' '.join(nome.split()).lower()))
`}
${output`
'MERCADO do   Zé'
'mercado do   zé'
'mercado do zé'
`}
<p>${c`strip`} tira os espaços das pontas. ${c`split`} sem argumento corta em qualquer quantidade de espaços, e ${c`join`} cola de novo
com um só. O ${c`repr`} mostra as aspas, para você enxergar espaços escondidos: use-o sempre que um texto “parece igual, mas não é”.</p>
<h2>Ler dinheiro</h2>
<p>No Brasil o ponto separa os milhares e a vírgula, os centavos. Em Python é outra coisa. E ${c`float`} é uma aproximação; para dinheiro
existe ${c`Decimal`}:</p>
${python`
from decimal import Decimal

def ler_valor(texto):
    """De 'R$ 1.154,70' para Decimal('1154.70')."""
    limpo = texto.replace('R$', '').replace('.', '').replace(',', '.').strip()
    return Decimal(limpo)

print(0.1 + 0.2)
print(Decimal('0.1') + Decimal('0.2'))
print(ler_valor('R$ 1.154,70') + ler_valor('89,90'))
`}
${output`
0.30000000000000004
0.3
1244.60
`}
<p>A ordem das trocas importa. Primeiro somem os pontos, depois a vírgula vira ponto. Ao contrário, o ponto recém-criado também
sumiria, e 89,90 viraria 8990.</p>
<h2>Separar as partes</h2>
<p>Cada mensagem tem um nome e um valor, com algo no meio. Uma expressão regular descreve essa forma:</p>
${python`
import re
from decimal import Decimal

FORMA = re.compile(r'^\s*(?P<nome>[^\d:-]+?)\s*[:-]\s*(?:R\$)?\s*(?P<valor>[\d.]*\d(?:,\d{2})?)\s*$')

def ler_mensagem(texto):
    achado = FORMA.match(texto)
    if achado is None:
        return None
    valor = achado['valor'].replace('.', '').replace(',', '.')
    return achado['nome'].lower(), Decimal(valor)

for mensagem in ['MERCADO - R$ 1.154,70', '  internet: 89,90', 'alguém viu a chave?']:
    print(ler_mensagem(mensagem))
`}
${output`
('mercado', Decimal('1154.70'))
('internet', Decimal('89.90'))
None
`}
<p>Leia a expressão em pedaços: um nome sem números, um dois-pontos ou traço, talvez ${c`R$`}, e o valor. O ${c`(?P<nome>…)`} dá nome ao
que foi achado. A última mensagem não tem essa forma, e a função diz isso com ${c`None`} em vez de inventar um zero.</p>
<p>Expressões regulares são ótimas para formas curtas como essa. Para HTML, CSV ou JSON, use a biblioteca que conhece o formato.</p>
`,
  questions: [
    question(
      'Depois de nome.strip(), o que há em nome?',
      'O mesmo texto de antes.',
      ['O texto sem espaços nas pontas.', 'Uma lista de palavras.'],
      'Textos não mudam. strip devolve um texto novo; para ficar com ele, escreva nome = nome.strip().',
    ),
    question(
      'Por que usar Decimal para dinheiro?',
      'Porque guarda valores decimais exatos.',
      ['Porque é mais rápido que float.', 'Porque aceita vírgula no lugar do ponto.'],
      'float guarda aproximações em base dois, e 0.1 + 0.2 não dá 0.3. Decimal faz a conta como no papel, ao custo de ser um pouco mais lento.',
    ),
  ],
};
