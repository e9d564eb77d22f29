import type { LegalText } from '../legal-text.ts';

export const faq: LegalText = {
  title: 'Perguntas frequentes',
  intro: 'Respostas curtas para o que mais nos perguntam.',
  sections: [
    {
      id: 'conta',
      title: 'Preciso de conta para me candidatar?',
      text: ['Não. Com ela você acompanha todas as candidaturas em um só lugar, mas o formulário funciona sem.'],
      list: [],
    },
    {
      id: 'prazo',
      title: 'Quando a empresa responde?',
      text: [
        'A empresa promete um prazo para as etapas, e você vê a data na página da candidatura. Se a data passar, a página diz que a resposta está atrasada, e a equipe da vaga também vê.',
      ],
      list: [],
    },
    {
      id: 'quem-ve',
      title: 'Quem vê o meu perfil?',
      text: [
        'Você escolhe: todas as empresas, só aquelas a que você se candidatou, ou ninguém. Seus contatos só aparecem para a empresa depois de uma candidatura.',
      ],
      list: [],
    },
    {
      id: 'motivo',
      title: 'Por que não segui no processo?',
      text: [
        'A empresa decide se escreve um motivo. O que ela escreveu está no e-mail e na página da candidatura. A decisão vale só para aquela vaga.',
      ],
      list: [],
    },
    {
      id: 'preco',
      title: 'Quanto custa?',
      text: [
        'Para talentos, tudo o que leva a uma vaga é grátis: perfil, testes, provas e candidaturas. Nenhum plano muda a compatibilidade nem quem vê você. Os planos, onde existem, estão em “Preços”, na página inicial.',
      ],
      list: [],
    },
    {
      id: 'empresa',
      title: 'Como sei que a empresa é real?',
      text: [
        'Empresas que confirmaram quem são, pelo domínio do site ou pelo CNPJ, levam o selo de empresa verificada. As outras não aparecem na lista pública, e as mensagens delas usam textos nossos, sem links. Todo e-mail em nome de uma empresa pode ser denunciado pelo link no fim dele.',
      ],
      list: [],
    },
    {
      id: 'email',
      title: 'Posso trocar o e-mail da minha conta?',
      text: [
        'Sim, em Segurança. O novo endereço confirma a troca por um link, e o anterior é avisado e pode desfazê-la por 7 dias.',
      ],
      list: [],
    },
    {
      id: 'apagar',
      title: 'Como apago meus dados?',
      text: [
        'Com conta: em Privacidade, no menu da sua conta. Sem conta: faça um pedido em “Seus dados”, no rodapé. O que a lei manda guardar fica só pelo prazo que ela determina.',
      ],
      list: [],
    },
  ],
};
