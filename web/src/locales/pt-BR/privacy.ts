export const privacy = {
  title: 'Política de privacidade',
  intro:
    'Aqui explicamos quais dados pessoais tratamos, para quê, por quanto tempo e como você exerce seus direitos, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD).',
  history: [
    {
      version: '2026-11-30',
      changes:
        'diz o que tratamos quando você contrata um plano, escreve para nós ou assina a newsletter, com que base legal e por quanto tempo, e nomeia quem processa dados para nós.',
    },
    { version: '2026-11', changes: 'é a primeira.' },
  ],
  sections: [
    {
      id: 'controle',
      title: 'Quem responde pelos dados',
      text: [
        'A Prova é controladora dos dados da sua conta, do seu perfil e do uso da plataforma: decidimos para que eles são usados.',
        'Cada empresa é controladora dos dados das candidaturas que recebe: currículo, respostas, anotações e decisões. Nesse caso a Prova é operadora e trata os dados seguindo as instruções da empresa. Se você nos pedir algo sobre uma candidatura, encaminhamos o pedido à empresa e ajudamos a cumpri-lo.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'Quais dados tratamos',
      text: ['Pedimos o mínimo para cada finalidade:'],
      list: [
        'Conta: nome, e-mail, senha (guardada apenas como resumo criptográfico), papel, idioma e os aceites com versão, data e endereço IP.',
        'Perfil: habilidades, idiomas, formação, experiência, disponibilidade, links e contatos que você escolher informar, e o currículo que você guardar para se candidatar.',
        'Candidatura: o que você escreve no formulário, o currículo que envia, a origem do link e o histórico das etapas.',
        'Avaliações: respostas, notas e a evidência do que foi demonstrado.',
        'Entrevistas: horários, o que foi escrito na sala ou respondido, legendas e, só com o acordo de quem participa, gravações.',
        'Planos pagos: nome, CPF ou CNPJ e endereço de quem paga, e o que foi contratado, pago e devolvido. Números de cartão e de conta são digitados na página de quem processa o pagamento e não passam por nós.',
        'Contato: o nome, o e-mail e a mensagem que você nos escreve.',
        'Newsletter: e-mail, idioma e as datas em que você pediu, confirmou e saiu.',
        'Uso e segurança: endereço IP, aparelho, datas de acesso e registros de erros.',
        'Não pedimos data de nascimento: basta a declaração de ter 18 anos ou mais.',
      ],
    },
    {
      id: 'sensiveis',
      title: 'Dados sensíveis',
      text: [
        'Não pedimos dados sobre saúde, religião, origem racial, opinião política, vida sexual ou filiação sindical. Evite colocá-los no currículo. Nome, foto, idade, gênero, endereço e instituição de ensino não entram no cálculo de compatibilidade.',
      ],
      list: [],
    },
    {
      id: 'bases',
      title: 'Para que usamos, e com qual base legal',
      text: ['Cada uso tem uma base da LGPD (art. 7º):'],
      list: [
        'Criar e manter sua conta, mostrar vagas e levar sua candidatura à empresa: execução de contrato e procedimentos preliminares a seu pedido (inciso V).',
        'Guardar seu perfil no banco de talentos de uma empresa: consentimento, que é opcional, separado e pode ser retirado a qualquer momento (inciso I).',
        'Enviar avisos sobre suas candidaturas, vagas e segurança da conta: execução de contrato (inciso V).',
        'Gravar uma entrevista: consentimento de cada participante, que pode ser retirado a qualquer momento (inciso I).',
        'Vender planos, receber e devolver pagamentos e emitir recibos: execução de contrato (inciso V).',
        'Responder ao que você nos escreve: procedimentos preliminares a seu pedido, quando o assunto é um contrato (inciso V), e legítimo interesse em responder, nos outros casos (inciso IX).',
        'Enviar a newsletter: consentimento, dado na página que o e-mail de confirmação abre e retirado por um clique em qualquer carta (inciso I).',
        'Proteger contas, prevenir fraude e corrigir falhas: legítimo interesse, na medida do necessário (inciso IX).',
        'Guardar registros de acesso e documentos fiscais: obrigação legal (inciso II).',
        'Defender direitos em processos: exercício regular de direitos (inciso VI).',
      ],
    },
    {
      id: 'automatizado',
      title: 'Resultados automatizados',
      text: [
        'A compatibilidade entre talento e vaga é calculada a partir de habilidades, provas, idiomas, modelo de trabalho e remuneração. Toda porcentagem mostra suas partes. Nenhuma candidatura é recusada só por um cálculo: pessoas decidem.',
        'Você pode pedir a explicação de um resultado e a revisão por uma pessoa (art. 20).',
      ],
      list: [],
    },
    {
      id: 'compartilhamento',
      title: 'Com quem compartilhamos',
      text: ['Não vendemos dados pessoais. Compartilhamos apenas com:'],
      list: [
        'as empresas a que você se candidata e, conforme a visibilidade que você escolheu, as que buscam talentos; seus contatos só aparecem depois de uma candidatura;',
        'fornecedores que nos prestam serviço, como hospedagem, armazenamento de arquivos e envio de e-mails, obrigados por contrato a proteger os dados;',
        'a Stripe, onde os planos são vendidos por ela e só quando alguém contrata um: nome e endereço de quem paga, o e-mail de quem contrata, o plano e o valor. O pagamento é feito na página da Stripe, que guarda os próprios registros conforme a política dela. Nada sobre talentos, candidaturas ou vagas é enviado;',
        'um serviço de inteligência artificial, onde a plataforma usa um: o que quem recruta digita para propor a descrição de uma vaga, e as perguntas e respostas de entrevistas analisadas, sem os nomes de quem participa;',
        'o fabricante do seu navegador, se você falar em uma entrevista ou ligar as legendas e for o navegador que transforma a fala em texto, no aparelho ou em um serviço dele; nós recebemos só o texto;',
        'um serviço de transcrição, onde a plataforma usa um e só se você falar em uma entrevista ou ligar as legendas em um navegador que não transcreve no aparelho: o som do que você diz passa pelo nosso servidor até ele, que devolve o texto. Dizemos o nome do serviço antes, e não guardamos o som;',
        'um serviço de voz, onde a plataforma usa um: o texto das perguntas de uma entrevista com IA, que ele lê em voz alta em navegadores sem voz. Uma pergunta pode retomar o que você respondeu;',
        'o Google, se você escolher entrar com ele: o Google sabe que você entrou na Prova e nos informa seu nome, seu e-mail e o identificador da sua conta; nada é carregado do Google antes de você clicar no botão;',
        'autoridades, quando a lei obriga.',
      ],
    },
    {
      id: 'transferencia',
      title: 'Fora do Brasil',
      text: [
        'Se um fornecedor guardar dados em outro país, a transferência segue a LGPD (arts. 33 a 36), com as cláusulas e garantias definidas pela ANPD.',
      ],
      list: [],
    },
    {
      id: 'cookies',
      title: 'Cookies e armazenamento no aparelho',
      text: [
        'Usamos apenas o necessário para a plataforma funcionar. Não há cookies de publicidade nem de rastreamento.',
        'A página de cookies diz mais sobre cada um. A página de pagamento da Stripe, onde ela é usada, tem cookies próprios.',
      ],
      list: [
        'accessToken e refreshToken: mantêm sua sessão por até 30 dias;',
        'prova-device: reconhece um aparelho em que você já entrou, para proteger a conta;',
        'prova-google: liga a resposta do Google ao navegador que a pediu, por no máximo 1 hora;',
        'app-locale: o idioma que você escolheu, por 1 ano;',
        'no próprio navegador: tema, rascunhos de formulários e a versão dos documentos que você aceitou.',
      ],
    },
    {
      id: 'retencao',
      title: 'Por quanto tempo guardamos',
      text: ['Guardamos cada dado só enquanto houver motivo:'],
      list: [
        'Conta e perfil: enquanto a conta existir.',
        'Cadastro cujo e-mail ninguém confirmou: 30 dias.',
        'Dados contratuais: 5 anos depois do encerramento.',
        'Pagamentos e recibos, com os dados de quem pagou: 6 anos depois do pagamento, para cobrir o prazo da lei tributária, mesmo que a conta já não exista.',
        'Mensagens que você nos escreve: 1 ano.',
        'Newsletter: enquanto você quiser recebê-la e por 30 dias depois de sair; o pedido que ninguém confirma, por 7 dias.',
        'E-mails cujos donos disseram que não foram eles que pediram: até eles confirmarem um pedido ou pedirem a eliminação, para que não recebam mais nada.',
        'Candidaturas que não resultaram em contratação: 2 anos depois do fim do processo, ou o prazo de 1 a 60 meses que a empresa definir.',
        'Gravações de entrevistas: 6 meses, ou o prazo de 1 a 60 meses que a empresa definir. Quando alguém retira o consentimento, a gravação é apagada na hora.',
        'Banco de talentos: até você retirar o consentimento.',
        'Registros de acesso: 6 meses (Marco Civil da Internet, art. 15); quando uma conta é apagada, os registros dela perdem o endereço IP.',
        'Se você apagar sua conta, os dados da conta, do perfil e das candidaturas são apagados em minutos; o que virou contrato de trabalho fica com a empresa pelo prazo da lei.',
        'Depois desses prazos, os dados são apagados ou anonimizados.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      text: [
        'Usamos conexão cifrada, senhas com Argon2id, links secretos guardados apenas como resumo criptográfico, acesso restrito por empresa e por papel, e registro das ações. Se houver um incidente com risco relevante, avisaremos você e a ANPD (art. 48).',
      ],
      list: [],
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      text: [
        'Você pode, a qualquer momento e sem custo (art. 18):',
        'Em Privacidade, no menu da sua conta, você baixa uma cópia dos seus dados, retira consentimentos e apaga a conta. Para os outros direitos, ou se você não tem conta, faça um pedido pelo formulário abaixo ou escreva ao encarregado. O pedido sobre uma candidatura vai direto à empresa. Um link enviado ao seu e-mail confirma que o pedido é seu. A resposta vem em até 15 dias úteis, prorrogáveis uma vez por mais 15 quando o pedido for complexo, com aviso do motivo. Seis meses depois da resposta, apagamos do pedido a identificação de quem o fez.',
      ],
      list: [
        'confirmar se tratamos seus dados e ter acesso a eles;',
        'corrigir dados incompletos ou desatualizados;',
        'pedir anonimização, bloqueio ou eliminação do que for desnecessário;',
        'receber seus dados em formato que outro serviço possa ler (portabilidade);',
        'saber com quem compartilhamos;',
        'retirar um consentimento e pedir a eliminação do que dependia dele;',
        'opor-se a um tratamento e pedir revisão de resultados automatizados.',
      ],
    },
    {
      id: 'menores',
      title: 'Menores de 18 anos',
      text: [
        'A plataforma é para pessoas com 18 anos ou mais. Se soubermos de uma conta de uma pessoa menor de idade, ela será encerrada e os dados, apagados.',
      ],
      list: [],
    },
    {
      id: 'mudancas',
      title: 'Mudanças desta política',
      text: [
        'Quando esta política mudar, publicaremos a nova versão aqui e pediremos seu aceite no próximo acesso. A versão em vigor está no topo da página.',
      ],
      list: [],
    },
  ],
} as const;
