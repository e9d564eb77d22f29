import type { StatusText } from '../status-text.ts';

export const status: StatusText = {
  title: 'Situação do serviço',
  checked: (at) => `Conferido em ${at}.`,
  again: 'Conferir de novo',
  failed: {
    title: 'Não foi possível conferir agora',
    text: 'A página abriu, mas a resposta não chegou. Tente de novo em instantes.',
    before: (at) => `Abaixo está o que vimos em ${at}.`,
  },
  all: {
    working: 'Tudo funcionando',
    slow: 'Funcionando, com lentidão em parte do serviço',
    down: 'Uma parte do serviço está fora do ar',
  },
  states: { working: 'Funcionando', slow: 'Lento', down: 'Fora do ar' },
  parts: {
    pages: {
      name: 'Site',
      what: 'Páginas públicas, vagas e este aviso.',
      slow: 'As páginas podem demorar a abrir. Nada se perde.',
      down: 'As páginas podem não abrir. O que você já enviou está guardado.',
    },
    accounts: {
      name: 'Contas e candidaturas',
      what: 'Entrar, candidatar-se, o quadro das empresas e o perfil.',
      slow: 'Entrar e enviar pode demorar. O que você escreve fica guardado no navegador.',
      down: 'Não dá para entrar nem enviar agora. Rascunhos ficam no seu navegador, e nada do que você já enviou se perdeu.',
    },
    files: {
      name: 'Arquivos',
      what: 'Currículos, fotos, gravações e certificados.',
      slow: 'Envios de arquivos podem demorar.',
      down: 'Não dá para enviar arquivos nem salvar agora. O que já está guardado continua abrindo.',
    },
    mail: {
      name: 'E-mails',
      what: 'Confirmações, avisos e respostas.',
      slow: 'Os e-mails estão saindo com atraso. Todos serão enviados.',
      down: 'Os e-mails estão esperando e sairão assim que possível. O resto funciona, e os avisos aparecem também dentro da Prova.',
    },
    tasks: {
      name: 'Tarefas em segundo plano',
      what: 'Leitura de currículos, compatibilidades, lembretes.',
      slow: 'O que é calculado aos poucos está atrasado: compatibilidades e lembretes chegam mais tarde.',
      down: 'O que é calculado aos poucos está parado e será retomado. Candidaturas são recebidas normalmente.',
    },
    code: {
      name: 'Execução de código dos testes',
      what: 'Rodar e corrigir respostas em código.',
      slow: 'Há fila para rodar código. Suas respostas estão salvas.',
      down: 'Não dá para rodar código agora. Respostas são salvas e serão corrigidas depois.',
    },
  },
};
