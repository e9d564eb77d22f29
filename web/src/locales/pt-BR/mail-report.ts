import type { Phrases } from '../phrases.ts';

export const mailReport = {
  title: 'Denunciar um e-mail',
  intro:
    'Você recebeu um e-mail que a Prova enviou em nome de uma empresa. Conte o que há de errado: nossa equipe lê cada denúncia e pode suspender os envios da empresa. A empresa não fica sabendo quem denunciou.',
  reason: 'O que há de errado?',
  reasonMissing: 'Escolha o que há de errado',
  reasons: {
    phishing: 'Parece golpe',
    unknown: 'Não me candidatei',
    abusive: 'É ofensivo ou discrimina',
    other: 'Outro motivo',
  },
  hints: {
    phishing: 'Pede senha, documento, dinheiro, ou se passa por outra empresa.',
    unknown: 'Alguém usou o meu e-mail, ou não conheço a empresa.',
    abusive: 'Tem insulto, ameaça, assédio ou discriminação.',
    other: 'Conte abaixo o que aconteceu.',
  },
  note: 'Detalhes',
  noteHint: 'Não escreva senhas nem números de documentos.',
  submit: 'Enviar denúncia',
  failed: 'A denúncia não foi enviada',
  sentTitle: 'Denúncia recebida',
  sent: 'Agradecemos o aviso. Nossa equipe vai analisar.',
  sentAdvice:
    'Se você informou uma senha, troque-a agora. Se pagou algo ou enviou documentos, fale com o seu banco e registre um boletim de ocorrência.',
};

declare module '../phrases.ts' {
  interface PhraseFiles {
    'mail-report': Phrases<typeof mailReport>;
  }
}
