import type { ShelfLesson } from '../../types.ts';
import { c, html, output, python, question } from '../../write.ts';

export const FILES: ShelfLesson = {
  title: 'Arquivos, e os erros que eles trazem',
  body: html`
<p>O banco de Iara exporta o extrato em CSV: um arquivo de texto, uma linha por lançamento, campos separados por um sinal. Parece tão
simples que dá vontade de usar ${c`split(',')`}. Não use: um dia a descrição será “Pão, leite e café”, com aspas em volta. O módulo
${c`csv`} conhece essas regras.</p>
<h2>Escrever e ler</h2>
${python`
import csv
from pathlib import Path

extrato = Path('extrato.csv')
extrato.write_text(
    'dia;descricao;valor\n'
    '2026-03-02;"Padaria; pão e café";18,50\n'
    '2026-03-05;Aluguel;1200,00\n',
    encoding='utf-8',
)

with extrato.open(encoding='utf-8', newline='') as arquivo:
    for linha in csv.DictReader(arquivo, delimiter=';'):
        print(linha['dia'], '|', linha['descricao'], '|', linha['valor'])
`}
${output`
2026-03-02 | Padaria; pão e café | 18,50
2026-03-05 | Aluguel | 1200,00
`}
<p>Quatro detalhes que evitam tardes perdidas:</p>
<ul>
<li>${c`encoding='utf-8'`}: diga sempre. Se os acentos aparecerem trocados, o arquivo pode ser antigo e estar em ${c`latin-1`}.</li>
<li>${c`newline=''`}: o módulo ${c`csv`} cuida dos fins de linha; a documentação pede.</li>
<li>${c`with`}: fecha o arquivo no fim do bloco, mesmo se houver um erro no meio.</li>
<li>${c`DictReader`}: usa a primeira linha como nomes. Você lê ${c`linha['valor']`}, e não “a coluna 2”.</li>
</ul>
<h2>Um erro que diz onde</h2>
<p>Arquivos reais têm uma linha errada. Se o script parar com “invalid literal”, Iara não sabe qual. Então pegue o erro, acrescente o que
você sabe e junte os problemas, para mostrar todos de uma vez:</p>
${python`
import csv
import io
from decimal import Decimal, InvalidOperation

texto = '''dia;descricao;valor
2026-03-02;Padaria;18,50
2026-03-03;Farmácia;trinta
2026-03-05;Aluguel;1200,00
'''

def ler_valor(escrito):
    try:
        return Decimal(escrito.replace('.', '').replace(',', '.'))
    except InvalidOperation:
        raise ValueError(f'"{escrito}" não é um valor') from None

total, problemas = Decimal(0), []
leitor = csv.DictReader(io.StringIO(texto), delimiter=';')
for linha in leitor:
    try:
        total += ler_valor(linha['valor'])
    except ValueError as erro:
        problemas.append(f'linha {leitor.line_num}: {erro}')

print('total das linhas boas:', total)
print('\n'.join(problemas))
`}
${output`
total das linhas boas: 1218.50
linha 3: "trinta" não é um valor
`}
<p>Repare no que <em>não</em> fizemos: ${c`except Exception: pass`}. Ele esconderia também os seus próprios enganos, como um nome de coluna
errado, e o total sairia menor sem ninguém notar. Pegue só o erro que você espera e sabe tratar. Os outros devem aparecer.</p>
<h2>Não estrague o original</h2>
<p>Um script que lê e grava no mesmo arquivo pode morrer no meio e deixar metade. Grave num arquivo novo e troque no fim. A troca é um passo
só: ou está feita, ou não está.</p>
${python`
from pathlib import Path

contas = Path('contas.txt')
contas.write_text('luz 96\nágua 60\n', encoding='utf-8')

novo = contas.with_suffix('.novo')
novo.write_text(contas.read_text(encoding='utf-8').upper(), encoding='utf-8')
novo.replace(contas)

print(contas.read_text(encoding='utf-8').strip())
print('sobrou o provisório?', novo.exists())
`}
${output`
LUZ 96
ÁGUA 60
sobrou o provisório? False
`}
`,
  questions: [
    question(
      "Por que não ler CSV com linha.split(',')?",
      'Porque um campo entre aspas pode conter o separador.',
      ['Porque split só funciona com espaços.', 'Porque é lento demais.'],
      'O formato permite aspas, separadores e até quebras de linha dentro de um campo. O módulo csv trata tudo isso; split não.',
    ),
    question(
      'O que há de errado em except Exception: pass?',
      'Esconde também os erros que você não previu.',
      ['É mais lento que if.', 'Só funciona dentro de funções.'],
      'O programa segue como se nada fosse, e o resultado sai errado em silêncio. Pegue o tipo de erro que você sabe tratar.',
    ),
  ],
};
