import type { LegalText } from '../legal-text.ts';

export const cookies: LegalText = {
  title: 'Cookies e armazenamento',
  intro:
    'A Prova guarda no seu navegador só o que precisa para funcionar. Não há cookies de publicidade nem de rastreamento, e por isso não pedimos que você aceite nada.',
  history: [
    {
      version: '2026-11-30',
      changes: 'é a primeira com número; diz também o que fica na aba quando você nos escreve.',
    },
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      text: ['São poucos, e cada um tem uma função:'],
      list: [
        'accessToken e refreshToken: mantêm você na sua conta por até 30 dias. O segundo não pode ser lido por scripts.',
        'prova-device (com https, __Host-prova-device): um código aleatório que reconhece um aparelho em que você já entrou, para proteger a conta. Dura 1 ano e não pode ser lido por scripts.',
        'app-locale: o idioma que você escolheu. Dura 1 ano.',
        'prova-google: liga a resposta do Google ao navegador que a pediu. Só existe se você entrar com o Google, por no máximo 1 hora.',
      ],
    },
    {
      id: 'navegador',
      title: 'O que fica no seu navegador',
      text: [
        'Estes dados não são enviados como cookies:',
        'O que está na aba some quando você a fecha. Tudo pode ser apagado nas configurações do navegador; você só precisará entrar e escolher de novo.',
      ],
      list: [
        'O tema claro ou escuro, e a versão dos documentos que você aceitou neste aparelho.',
        'O e-mail de um cadastro que ainda espera confirmação.',
        'As suas escolhas para entrevistas (câmera, microfone, som, atalhos de teclado e idioma das legendas) e as colunas da última planilha que exportou.',
        'Respostas de um teste e trechos de uma gravação que ainda não chegaram ao servidor: saem daqui quando chegam.',
        'Só na aba: rascunhos do que você estava escrevendo (como a mensagem de “Fale com a gente”), a última busca de vagas e a empresa em que está trabalhando.',
      ],
    },
    {
      id: 'google',
      title: 'Entrar com o Google',
      text: [
        'Nada é carregado do Google antes de você clicar em “Continuar com o Google”, que só aparece onde está disponível. Depois disso, o Google pode gravar cookies próprios, conforme a política dele.',
      ],
      list: [],
    },
    {
      id: 'pagamento',
      title: 'Pagamentos',
      text: [
        'Onde há planos pagos, o pagamento é feito na página da Stripe, que só abre quando você decide pagar. Lá, a Stripe grava cookies próprios, conforme a política dela. Nas nossas páginas não há nada da Stripe.',
      ],
      list: [],
    },
    {
      id: 'mais',
      title: 'Saiba mais',
      text: ['A política de privacidade diz quais dados tratamos, para quê e por quanto tempo. O link está no rodapé.'],
      list: [],
    },
  ],
};
