export const terms = {
  title: 'Termos de uso',
  intro: 'Estes termos são o acordo entre você e a Prova. Escrevemos para serem lidos: frases curtas, sem letra miúda.',
  history: [
    {
      version: '2026-11-30',
      changes:
        'dizem por quanto tempo um plano vale sem a renovação paga e quando se compra de novo depois de desistir, e deixam o prazo dos dados fiscais por conta da Política de privacidade.',
    },
    {
      version: '2026-11-25',
      changes: 'dizem como apagar a conta e como encerrar uma empresa pela própria plataforma.',
    },
    { version: '2026-11', changes: 'é a primeira.' },
  ],
  sections: [
    {
      id: 'acordo',
      title: 'O que é este acordo',
      text: [
        'A Prova é uma plataforma que aproxima talentos de tecnologia e empresas, dando mais peso ao que a pessoa demonstra saber do que ao tempo de experiência.',
        'Ao criar uma conta, ou ao entrar depois de uma mudança destes termos, você declara que leu e aceita este documento. A versão aceita, a data e o endereço IP ficam registrados.',
      ],
      list: [],
    },
    {
      id: 'quem-pode-usar',
      title: 'Quem pode usar',
      text: [
        'É preciso ter 18 anos ou mais e informar dados verdadeiros. Cada pessoa tem uma conta, que é pessoal: não empreste sua senha e avise se desconfiar de uso indevido.',
        'Quem cria uma conta em nome de uma empresa declara que pode representá-la nos processos de seleção.',
      ],
      list: [],
    },
    {
      id: 'o-que-fazemos',
      title: 'O que a Prova faz, e o que não faz',
      text: [
        'Oferecemos perfis, vagas, candidaturas, avaliações, comunicação e ofertas. Não somos parte do contrato de trabalho ou de serviço entre talento e empresa, não garantimos contratação e não cobramos do talento por uma vaga.',
      ],
      list: [],
    },
    {
      id: 'talentos',
      title: 'Se você é talento',
      text: ['O que você demonstra é seu. Você decide quem vê seu perfil e pode retirar uma candidatura em aberto.'],
      list: [
        'Responda avaliações por conta própria, sem se passar por outra pessoa.',
        'Envie apenas documentos que são seus e que não trazem dados sigilosos de terceiros.',
        'Dá para se candidatar sem conta: o link enviado por e-mail mostra a situação da candidatura e permite retirá-la. Guarde esse link como guardaria uma senha.',
      ],
    },
    {
      id: 'empresas',
      title: 'Se você recruta',
      text: [
        'A empresa é responsável pelas vagas que publica, pelas decisões que toma e pelos dados das candidaturas que recebe.',
      ],
      list: [
        'Publique vagas reais, com informações corretas sobre trabalho, local e remuneração.',
        'Não exija mais de seis meses de experiência prévia (CLT, art. 442-A) nem informações que a Lei 9.029/1995 proíbe, como gravidez, família ou saúde.',
        'Não discrimine por origem, raça, cor, sexo, identidade de gênero, orientação sexual, idade, deficiência, religião ou opinião.',
        'Use os dados das pessoas apenas para a seleção a que elas se candidataram, e responda nos prazos que prometeu.',
        'Uma oferta aceita pela plataforma registra a vontade das partes; o contrato é feito por vocês, conforme a lei.',
      ],
    },
    {
      id: 'conteudo',
      title: 'Conteúdo e propriedade',
      text: [
        'O que você envia continua seu. Você nos autoriza a guardar, processar e mostrar esse conteúdo na medida necessária para o serviço funcionar. O software, a marca e os textos da Prova pertencem à Prova.',
      ],
      list: [],
    },
    {
      id: 'proibido',
      title: 'O que não é permitido',
      text: ['Para proteger todas as pessoas, não é permitido:'],
      list: [
        'usar dados de outra pessoa ou criar contas em massa;',
        'copiar dados da plataforma por meios automáticos sem autorização por escrito;',
        'enviar arquivos maliciosos, testar invasões ou contornar limites de acesso;',
        'assediar, ofender ou enganar; publicar vagas falsas ou cobrar por uma vaga;',
        'divulgar o conteúdo de avaliações.',
      ],
    },
    {
      id: 'avaliacao-automatica',
      title: 'Avaliações automatizadas',
      text: [
        'Porcentagens de compatibilidade e notas automatizadas ajudam a organizar, nunca decidem sozinhas. Você pode perguntar como um resultado foi calculado e pedir a revisão por uma pessoa (LGPD, art. 20).',
      ],
      list: [],
    },
    {
      id: 'planos',
      title: 'Planos e pagamentos',
      text: [
        'Há um plano gratuito para talentos e para empresas. Quando um plano pago for contratado, o preço, o período e a renovação aparecem antes da confirmação. Você pode cancelar a renovação a qualquer momento, e desistir em até 7 dias da contratação, com devolução do valor (Código de Defesa do Consumidor, art. 49).',
        'O direito de desistir vale para cada compra, sem explicar o motivo. Depois de duas desistências em 12 meses, uma nova compra só é possível quando a primeira delas completar 12 meses; o que já está contratado continua igual.',
        'Se uma renovação não for paga, o plano continua valendo por 14 dias depois do período pago. Nesse tempo, você pode pagar em Plano e cobrança; depois dele, o plano termina, a renovação não é mais cobrada e nada do que existe se perde.',
      ],
      list: [],
    },
    {
      id: 'disponibilidade',
      title: 'Disponibilidade',
      text: [
        'Trabalhamos para manter o serviço no ar e seguro, mas pode haver interrupções para manutenção ou por causas fora do nosso controle. Quando pudermos prever, avisamos antes.',
      ],
      list: [],
    },
    {
      id: 'responsabilidade',
      title: 'Responsabilidade',
      text: [
        'Respondemos por danos diretos que causarmos. Nossa responsabilidade total fica limitada ao valor que você pagou à Prova nos 12 meses anteriores ao fato.',
        'Esse limite não vale para dolo ou culpa grave, para danos ligados ao tratamento de dados pessoais, nem para direitos que a lei não permite limitar, como os do consumidor.',
      ],
      list: [],
    },
    {
      id: 'encerramento',
      title: 'Encerramento',
      text: [
        'Você pode apagar sua conta quando quiser, em Privacidade, no menu da sua conta: antes de confirmar, você vê o que sai e o que fica. Se não conseguir entrar, faça um pedido em “Seus dados”, no rodapé, ou escreva para o contato abaixo.',
        'Quem é responsável por uma empresa pode encerrá-la em Empresa, no mesmo menu: as vagas são encerradas, quem se candidatou e a equipe são avisados, e as contas da equipe continuam. Quem é a única pessoa responsável passa a responsabilidade a alguém antes de apagar a própria conta; a empresa em que não há mais ninguém é encerrada com a conta.',
        'Podemos suspender ou encerrar contas que descumpram estes termos, com aviso e espaço para resposta, salvo risco imediato para outras pessoas.',
        'Depois do encerramento, ficam guardados só os dados contratuais e fiscais que a lei manda guardar, pelo prazo que a Política de privacidade explica.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Mudanças destes termos',
      text: [
        'Quando estes termos mudarem, publicaremos a nova versão aqui e pediremos seu aceite no próximo acesso. Se você não concordar, não precisa aceitar: a conta pode ser encerrada sem isso, por um pedido em “Seus dados”, no rodapé.',
      ],
      list: [],
    },
    {
      id: 'lei',
      title: 'Lei e foro',
      text: [
        'Vale a lei brasileira. O consumidor pode propor ação no foro do seu domicílio. Antes disso, fale com a gente: a maior parte das questões se resolve por escrito.',
      ],
      list: [],
    },
  ],
} as const;
