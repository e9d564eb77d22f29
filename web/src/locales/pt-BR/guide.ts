import type { Phrases } from '../phrases.ts';

export const guide = {
  title: 'Guia de candidatos',
  lead: 'Da primeira candidatura à contratação: o que cada tela faz e o que a pessoa do outro lado recebe.',
  contents: 'Neste guia',
  chapters: {
    board: {
      title: 'O quadro da vaga',
      text: [
        'Cada coluna é uma etapa, cada cartão é uma candidatura. Arraste o cartão, use o menu dele ou o teclado: dá no mesmo. Quem trabalha com você vê a mudança na hora.',
        'Antes de soltar, o quadro mostra se a etapa envia um e-mail. Ele só sai 10 segundos depois, e até lá Desfazer cancela tudo, inclusive o e-mail.',
        'Os cartões com resposta atrasada sobem. Filtros, busca e agrupamento ficam no endereço da página: copie o link e a outra pessoa vê o mesmo recorte.',
      ],
      picture: 'O quadro de uma vaga, com as etapas lado a lado',
      link: 'Abrir minhas vagas',
    },
    match: {
      title: 'A compatibilidade',
      text: [
        'O número de 0 a 100 compara o que a vaga pede com o que se sabe da pessoa, e é o mesmo em todas as telas. O que foi provado em teste pesa mais do que o que foi apenas declarado. Nome, foto, idade, endereço e faculdade não entram na conta.',
        'Toque no número para ver de onde vem cada ponto. Quando se sabe pouco sobre a pessoa, não há porcentagem: a tela diz que ainda falta informação.',
        'Ela ajuda a escolher por onde começar. Quem decide é você.',
      ],
      picture: 'De onde vêm os pontos da compatibilidade de uma pessoa',
    },
    panel: {
      title: 'A candidatura aberta',
      text: [
        'Ao lado do quadro ficam o currículo, as respostas do formulário, os testes, as mensagens, as notas da equipe e toda a história da candidatura. Com J e K você passa para a próxima e volta, sem fechar.',
        'Notas são só da equipe. Mensagens vão para a pessoa, que responde por um link, com ou sem conta.',
      ],
      picture: 'Uma candidatura aberta, com currículo e histórico',
    },
    decide: {
      title: 'Avançar, esperar ou rejeitar',
      text: [
        'Avançar leva à próxima etapa e para antes da oferta, que você escreve e revisa. Deixar em espera guarda a candidatura sem encerrar. Rejeitar pede um motivo e mostra o e-mail antes: mude o texto, ou não envie.',
        'Nada disso é definitivo: toda rejeição pode ser reaberta, e o passo mais recente se desfaz em 10 segundos.',
        'Escreva como gostaria de receber. Um motivo honesto e um prazo cumprido são o que as pessoas mais lembram de um processo.',
      ],
      picture: 'A rejeição de uma candidatura, com o motivo e o e-mail que a pessoa vai receber',
    },
    many: {
      title: 'Muitas pessoas de uma vez',
      text: [
        'Em Selecionar, marque até {{most, number}} candidaturas e avance, rejeite ou mova. Testes vão para até {{tests, number}} pessoas por vez, e entrevistas são marcadas em sequência com até {{interviews, number}}.',
        'Quando algumas não podem ser feitas, as outras são feitas assim mesmo. Você vê quem ficou de fora, e por quê.',
      ],
      picture: 'A barra de ações com várias candidaturas selecionadas',
    },
    tests: {
      title: 'Testes',
      text: [
        'Envie um teste a uma pessoa ou a muitas. O prazo e o tempo são mostrados antes de começar, as respostas são salvas enquanto a pessoa escreve, e ninguém perde o teste por uma queda de conexão.',
        'Respostas abertas, código e vídeo vão para a fila de correção, sem nomes. A partir de 50%, o resultado pode virar prova: quem tem conta mostra o mesmo resultado em outra vaga, em vez de refazer.',
      ],
      picture: 'A lista de testes da empresa',
      link: 'Abrir testes',
    },
    interviews: {
      title: 'Entrevistas',
      text: [
        'Marque por vídeo, presencial ou por telefone. A pessoa recebe o convite com o arquivo de calendário, confirma, recusa ou pede outro horário pelo link, e recebe lembretes.',
        'A entrevista por vídeo acontece na nossa sala: câmera e microfone são testados antes, e ninguém entra sem você deixar.',
      ],
      picture: 'As entrevistas de hoje e as próximas',
      link: 'Abrir entrevistas',
    },
    promise: {
      title: 'A promessa de resposta',
      text: [
        'Em cada etapa a vaga promete uma resposta em tantos dias, e a pessoa vê a data. Quando o prazo chega, o cartão sobe e a sua página inicial avisa.',
        'Se não der para decidir a tempo, diga isso: uma mensagem curta vale mais do que o silêncio. Enquanto um teste ou uma entrevista está com a pessoa, o prazo espera.',
      ],
      picture: 'O que espera por uma resposta, na página inicial',
      link: 'Ver o que espera por você',
    },
    keys: {
      title: 'Sem tirar a mão do teclado',
      text: ['Estes atalhos valem no quadro. Tecle ? lá para ver a lista a qualquer momento.'],
    },
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    guide: Phrases<typeof guide>;
  }
}
