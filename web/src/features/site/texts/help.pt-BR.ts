import type { LegalText } from '../legal-text.ts';

export const help: LegalText = {
  title: 'Ajuda',
  intro: 'O que as pessoas mais fazem na Prova, passo a passo.',
  sections: [
    {
      id: 'candidatar',
      title: 'Candidatar-se a uma vaga',
      text: [
        'Não é preciso ter conta. Abra a vaga, escolha “Candidatar-me”, preencha o formulário e envie. Você recebe um e-mail com um link que mostra em que etapa a candidatura está e até quando a empresa prometeu responder.',
        'Se perder o link, abra qualquer link antigo: a página oferece enviar um novo para o seu e-mail.',
      ],
      list: [],
    },
    {
      id: 'acompanhar',
      title: 'Acompanhar uma candidatura ou desistir da vaga',
      text: [
        'Com conta, você acompanha todas pelo menu Candidaturas. Cada uma tem a sua página, com as etapas, o que você enviou e, se houver, a oferta. Ali também dá para desistir da vaga. Você tem 10 segundos para desfazer; depois a empresa é avisada, e não dá mais para voltar atrás.',
        'As que você enviou sem conta, com o mesmo e-mail, podem vir para a conta: a Prova pergunta quando você entra.',
      ],
      list: [],
    },
    {
      id: 'entrar',
      title: 'Não consigo entrar',
      text: [
        'Esqueceu a senha? Use “Esqueci minha senha” na página de entrada: o link que chega por e-mail vale por 1 hora. Depois de várias senhas erradas, espere 15 minutos ou crie uma nova senha pelo e-mail.',
        'Se o e-mail de verificação não chegou, confira o spam e peça outro depois de um minuto.',
      ],
      list: [],
    },
    {
      id: 'seguranca',
      title: 'Proteger a conta',
      text: [
        'Em Segurança, no menu da sua conta, você pode:',
        'Quando algo muda, avisamos por e-mail. Se a mudança não foi sua, a mensagem diz o que fazer.',
      ],
      list: [
        'usar passkeys, com a digital, o rosto ou o PIN do aparelho;',
        'ativar a verificação em duas etapas, com um aplicativo autenticador;',
        'trocar a senha e o e-mail;',
        'ver onde a conta está aberta e encerrar acessos.',
      ],
    },
    {
      id: 'conexao',
      title: 'Conexão criptografada',
      text: [
        'Quando o endereço começa com https, tudo o que passa entre o seu aparelho e a Prova vai criptografado, e ninguém no caminho consegue ler. O rodapé só diz isso quando é o caso da página em que você está.',
      ],
      list: [],
    },
    {
      id: 'publicar',
      title: 'Publicar uma vaga',
      text: [
        'Crie a vaga em Vagas: as etapas são salvas enquanto você escreve. Publicada, ela funciona pelo link. Para aparecer na lista pública, a empresa confirma quem é, por um e-mail do domínio do site ou pelo CNPJ.',
      ],
      list: [],
    },
    {
      id: 'encerrar-empresa',
      title: 'Encerrar a empresa',
      text: [
        'Quem é responsável pela empresa a encerra em Empresa, no menu da conta: as vagas são encerradas, quem se candidatou e a equipe são avisados, e as contas da equipe continuam. Não dá para desfazer.',
      ],
      list: [],
    },
    {
      id: 'planos',
      title: 'Planos, pagamentos e recibos',
      text: [
        'Onde há planos pagos, eles ficam em Plano e cobrança, no menu da conta. Em uma empresa, só quem é responsável por ela os vê. Ali você pode:',
        'O recibo não é nota fiscal. Um boleto pode levar até três dias úteis para ser confirmado; enquanto isso, o pagamento aparece como pendente.',
      ],
      list: [
        'ver quanto do plano já foi usado no mês;',
        'trocar de plano ou cancelar a renovação: o que está pago vale até o fim do período;',
        'desistir em até 7 dias do pagamento e receber tudo de volta, por um botão no histórico;',
        'baixar o recibo de cada pagamento em PDF.',
      ],
    },
    {
      id: 'redes',
      title: 'A Prova nas redes sociais',
      text: [
        'Os perfis que mantemos, quando há, ficam no pé de cada página. Onde o nome da rede vem com a palavra “exemplo”, você está em uma demonstração: ela não tem perfis próprios, e mostramos só o lugar deles.',
        'Nunca pedimos senha, código ou pagamento por mensagem em rede social.',
      ],
      list: [],
    },
    {
      id: 'dados',
      title: 'Seus dados',
      text: [
        'Com conta, você baixa uma cópia de tudo ou apaga a conta em Privacidade, no menu. Sem conta, faça o pedido em “Seus dados”, no rodapé.',
      ],
      list: [],
    },
  ],
};
