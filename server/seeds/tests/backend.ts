import { choice, code, essay, type LibraryTest, truth } from './write.ts';

export const BACKEND: readonly LibraryTest[] = [
  {
    title: 'APIs HTTP',
    category: 'backend',
    difficulty: 'basic',
    skills: ['REST', 'HTTP'],
    minutes: 30,
    graders: 2,
    description: 'Métodos, códigos de resposta, cache e autenticação. Para quem constrói ou consome APIs.',
    instructions: 'Responda sem consulta, se puder: são coisas do dia a dia.',
    questions: [
      choice(
        'Métodos',
        'Qual método é idempotente por definição?',
        'PUT',
        ['POST', 'PATCH', 'Nenhum deles'],
        'Repetir um PUT leva ao mesmo estado; POST pode criar de novo, e PATCH depende do que descreve.',
      ),
      choice(
        'Códigos',
        'O corpo chegou bem formado, mas um campo tem um valor inválido. Qual código descreve melhor?',
        '422',
        ['401', '404', '503'],
        '422 diz que o pedido foi entendido, mas o conteúdo não pode ser processado.',
      ),
      choice(
        'Códigos',
        'Quem está autenticado pede um recurso que não pode ver, e você não quer revelar que ele existe. Que código usar?',
        '404',
        ['200 com corpo vazio', '500', '302'],
        'Com 403 o servidor confirma que o recurso existe.',
      ),
      truth(
        'Cache',
        '<code>Cache-Control: no-cache</code> proíbe que a resposta seja guardada.',
        false,
        'Ele exige revalidar antes de usar; quem proíbe guardar é no-store.',
      ),
      choice(
        'Cache',
        'Para que serve o cabeçalho <code>ETag</code>?',
        'Para perguntar se a versão guardada ainda vale, sem baixar tudo de novo',
        ['Para cifrar a resposta', 'Para dizer o idioma da resposta', 'Para limitar o número de pedidos'],
        'O cliente manda If-None-Match; se nada mudou, recebe 304 sem corpo.',
      ),
      choice(
        'Segurança',
        'Por que não se coloca um token de sessão na URL?',
        'Porque URLs ficam em históricos, logs e no cabeçalho Referer',
        ['Porque URLs não aceitam letras maiúsculas', 'Porque o token expira mais cedo', 'Porque o navegador bloqueia'],
        'O que está na URL aparece em lugares que ninguém trata como segredo.',
      ),
      truth(
        'Paginação',
        'Com paginação por número de página, inserir itens no início pode fazer alguém ver o mesmo item duas vezes.',
        true,
        'Os itens deslizam entre páginas; um cursor que aponta para o último item visto evita isso.',
      ),
      code(
        'Robustez',
        '<p>Escreva <code>comTentativas(fn, vezes)</code>, que chama a função assíncrona <code>fn</code> até <code>vezes</code> vezes, com espera crescente, e lança o último erro se nenhuma der certo.</p>',
        {
          language: 'javascript',
          starterCode: 'async function comTentativas(fn, vezes) {\n  // …\n}\n',
          expectedAnswer:
            'Laço com try/catch, espera exponencial com algum acaso, relança o último erro; só repete o que é seguro repetir.',
        },
      ),
      essay(
        'Idempotência',
        'Um app de celular repete um POST de pagamento porque a conexão caiu antes da resposta. Como a API evita cobrar duas vezes?',
        'Chave de idempotência enviada pelo cliente, guardada com o resultado na mesma transação; a repetição recebe a resposta guardada.',
        4,
        [
          {
            name: 'Reconhece o pedido repetido',
            description: 'Chave enviada pelo cliente, uma por pagamento.',
            points: 1.5,
          },
          {
            name: 'Cobra uma vez só',
            description: 'Chave e cobrança na mesma transação, com unicidade no banco.',
            points: 1.5,
          },
          { name: 'Responde o mesmo', description: 'A repetição recebe a resposta que se perdeu.', points: 1 },
        ],
      ),
    ],
  },
  {
    title: 'Concorrência e consistência',
    category: 'backend',
    difficulty: 'advanced',
    skills: ['Node.js', 'Concorrência'],
    minutes: 60,
    description: 'O que acontece quando duas coisas chegam juntas, e quando o processo cai no meio.',
    instructions: 'Justifique as respostas abertas com o que pode dar errado.',
    questions: [
      choice(
        'Corridas',
        'Dois pedidos leem saldo 100 e cada um grava 100 menos 80. Qual é o problema?',
        'Atualização perdida',
        ['Leitura suja', 'Leitura fantasma', 'Impasse (deadlock)'],
        'A segunda gravação ignora a primeira; uma trava ou uma condição no UPDATE evita.',
        2,
      ),
      choice(
        'Travas',
        'Qual é a forma mais segura de evitar deadlocks entre transações que travam várias linhas?',
        'Travar sempre na mesma ordem',
        ['Aumentar o tempo limite', 'Usar mais conexões', 'Travar a tabela inteira só às vezes'],
        'Sem uma ordem comum, cada transação pode esperar pela outra.',
        2,
      ),
      truth(
        'Filas',
        'Uma fila com entrega “pelo menos uma vez” pode entregar a mesma mensagem mais de uma vez.',
        true,
        'Por isso quem consome precisa ser idempotente.',
      ),
      choice(
        'Outbox',
        'Para que serve o padrão outbox transacional?',
        'Para gravar o dado e o evento que o anuncia na mesma transação',
        ['Para enviar e-mails mais rápido', 'Para evitar índices', 'Para dividir o banco em partes'],
        'Sem ele, o processo pode cair entre gravar e publicar, e um dos dois se perde.',
        2,
      ),
      choice(
        'Locks otimistas',
        'Como funciona o controle otimista por versão?',
        'A gravação só vale se a versão ainda for a que foi lida',
        [
          'A linha fica travada enquanto a tela está aberta',
          'A última gravação sempre vence',
          'O banco compara os textos',
        ],
        'Quem perde recebe um conflito e decide o que fazer, em vez de apagar o trabalho de outra pessoa.',
      ),
      truth(
        'Relógios',
        'Ordenar eventos de máquinas diferentes pelo relógio de cada uma é sempre seguro.',
        false,
        'Relógios divergem e podem andar para trás; use um relógio único, sequências ou relógios lógicos.',
      ),
      choice(
        'Isolamento',
        'No PostgreSQL, qual nível de isolamento impede que o resultado dependa da ordem em que transações concorrentes rodam?',
        'Serializable',
        ['Read committed', 'Read uncommitted', 'Nenhum'],
        'Ele garante um resultado igual ao de alguma ordem em série, e pode pedir que se repita a transação.',
      ),
      code(
        'Limites',
        '<p>Escreva <code>emLotes(itens, n, fn)</code>, que chama a função assíncrona <code>fn</code> para cada item, com no máximo <code>n</code> em andamento ao mesmo tempo, e devolve os resultados na ordem dos itens.</p>',
        {
          language: 'javascript',
          starterCode: 'async function emLotes(itens, n, fn) {\n  // …\n}\n',
          expectedAnswer:
            'n trabalhadores que puxam o próximo índice até acabar; resultados guardados por índice; Promise.all nos trabalhadores.',
        },
        6,
      ),
      essay(
        'Falhas',
        'Um serviço grava um pedido, chama outro serviço para cobrar e grava o resultado. O processo morre depois da chamada e antes da segunda gravação. Como você projeta isso?',
        'Estado “cobrando” gravado antes, chave de idempotência na cobrança, tarefa que retoma e consulta o resultado; nunca repetir sem chave.',
        6,
      ),
    ],
  },
];
