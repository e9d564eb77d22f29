import type { Locale } from '@prova/contract/common';

/** Why an answer is followed up, in the order of what helps most. */
export const FOLLOW_UP_REASONS = ['too_short', 'no_own_part', 'technology', 'no_result'] as const;
export type FollowUpReason = (typeof FOLLOW_UP_REASONS)[number];

type Wordings = Readonly<Record<FollowUpReason, readonly string[]>>;

/** Several of each, since nobody hears the same words twice. `{technology}` is one that the person has named. */
export const FOLLOW_UPS: Readonly<Record<Locale, Wordings>> = {
  'pt-BR': {
    too_short: [
      'Pode contar um pouco mais? O que aconteceu, passo a passo?',
      'Quero entender melhor. Você pode dar um exemplo concreto?',
      'Pode me contar mais sobre isso? Como foi na prática?',
      'Consegue detalhar um pouco? O que você fez primeiro e o que veio depois?',
      'Tem algum caso que mostre isso? Conte como foi.',
    ],
    no_own_part: [
      'E nisso tudo, qual foi a sua parte?',
      'O que você fez, dentro do que a equipe fez?',
      'Que decisão dessa história foi sua?',
      'Se eu olhasse só para o seu trabalho nesse caso, o que eu veria?',
      'Que parte ficou nas suas mãos?',
    ],
    technology: [
      'Você falou de {technology}. Tem um caso seu que mostre isso?',
      'Pode dar um exemplo de algo que você fez com {technology}?',
      'O que você precisou saber de {technology} para isso?',
      'Que escolha você fez ao usar {technology}, e por quê?',
    ],
    no_result: [
      'E como terminou? O que mudou depois?',
      'Como você soube que deu certo, ou que não deu?',
      'Que resultado isso trouxe?',
      'O que ficou diferente depois do que você fez?',
      'Olhando agora, o que veio dessa história?',
    ],
  },
  'en-US': {
    too_short: [
      'Could you tell me a little more? What happened, step by step?',
      'I would like to understand it better. Could you give a concrete example?',
      'Could you say more about that? What was it like in practice?',
      'Could you go into a bit more detail? What did you do first, and what came next?',
      'Is there a case that shows it? How did it go?',
    ],
    no_own_part: [
      'And in all of this, what was your own part?',
      'Within what the team did, what did you do yourself?',
      'Which decision in this story was yours?',
      'If I looked at your work alone in this case, what would I see?',
      'Which part was in your hands?',
    ],
    technology: [
      'You mentioned {technology}. Do you have a case of your own that shows it?',
      'Could you give an example of something you did with {technology}?',
      'What did you need to know about {technology} for that?',
      'What choice did you make when using {technology}, and why?',
    ],
    no_result: [
      'And how did it end? What changed afterwards?',
      'How did you know that it had worked, or that it had not?',
      'What came of it?',
      'What was different after what you did?',
      'Looking back now, what did it lead to?',
    ],
  },
};
