/** What people say who tell of a problem, of what they did and of how it ended, in both languages: an answer may mix them. */
import { phrasesOf } from './phrases.ts';

export const PROBLEM = phrasesOf(
  `problem*, erro, erros, falh*, bug, bugs, lento, lenta, lentos, lentas, lentidao, atraso*, atrasad*, atrasou, demorav*,
  travav*, travou, quebrou, quebrav*, quebrad*, reclam*, incidente*, desafio*, dificuldade*, dificil, gargalo*, risco*, prazo*,
  pressao, urgente, urgencia, fora do ar, indispon*, inconsisten*, duplicad*, duplicav*, perdia*, perdemos, perderam, perdi,
  conflito*, desentendimento*, divergenc*, discord*, precisav*, necessidade, situacao, cenario, contexto, na epoca,
  naquela epoca, quando entrei, quando cheguei, nao funcionav*, nao dava, nao consegui*, vazamento*, estour*, instavel,
  instabilidade, retrabalho, divida tecnica, legado, causa raiz, a causa, deu errado, nao deu certo, sem documentacao,
  insatisf*, cancelav*, cancelamento*, confus*, devolucao, devolucoes, furo*, fila enorme, faltav*, faltou,
  faltaram, falta de, errado, errada, errados, erradas, esquec*, engan*, ninguem, encerrar, desist*, cancelar, acidente*, perigo*,
  machuc*, sobrecarga*, sobrecarregad*, pendente*, mal entendido, nao sabia*, nao conhecia, nao tinha*, nao havia, nao estava*, nao quer*,
  nao chegav*, nao conseguiu, nao conseguiram, duas vezes, toda semana, todo dia, toda hora, queixa*, briga*, preocupad*, impasse`,
  `issue*, error, errors, fail*, slow, slower, slowly, slowness, delay*, late, outage*, incident*, crash*, broke, broken, breaking,
  complain*, challenge*, difficult*, bottleneck*, risk, risks, risky, deadline*, under pressure, conflict*, disagree*, needed,
  had to, at the time, situation, context, when i joined, when i started, leak*, duplicat*, unstable, flaky, legacy,
  technical debt, tech debt, root cause, went wrong, did not work, didn't work, timeout*, timed out, latency, lost, losing,
  missed, missing, struggl*, unhappy, cancelled, backlog, shortage*, stuck, bad data, returns, mistake*, wrong, wrongly, forgot,
  forgotten, nobody, no one, twice, by hand, accident*, unsafe, danger*, injur*, overload*, overwhelmed, worried, misunderstanding*,
  argument, argued, refused, did not know, didn't know, could not, couldn't, did not have, didn't have, was not, wasn't,
  were not, weren't, wanted to leave, wanted to cancel, too long, too late, too many, took hours, every week, every day`,
);

export const RESULT = phrasesOf(
  `resultado*, resultou, no fim, no final, ao final, por fim, com isso, gracas a isso, reduz*, diminu*, caiu, cairam, baixou,
  baixaram, aument*, subiu, subiram, melhor*, cresceu, cresceram, ganhamos, ganho, ganhou, ganhei, econom*, entregamos, entreguei,
  entregue, entregues, deu certo, funcionou, funcionaram, resolveu, resolvido, resolvida, ficou, ficaram, passou a, passaram a,
  passou de, nunca mais, parou de, pararam, parou, deixou de, deixaram de, zerou, zeramos, conseguimos, consegui, aprendi,
  aprendemos, licao, dobrou, triplicou, metade, aprovad*, aprovou, aprovaram, elogi*, satisfacao, estabiliz*, estavel, nao voltou,
  voltou ao normal, recuper*, desde entao, nao tivemos nenhum*, nao tivemos mais, nao houve mais, dentro do prazo, no prazo, a tempo, foi para, virou*,
  renov*, acabou, acabaram, terminou, ampliou, ampliaram, expandi*, dobra*, superou, superamos, superei, atingi*, alcanc*, bateu, bati,
  bateram, recompr*, fechou contrato, fechamos, fechei, voltou a, voltaram a, usam ate hoje, usa ate hoje, ate hoje, hoje ele*, hoje ela*,
  hoje a, hoje o, hoje eu, hoje todo*, hoje cada, agora ele*, agora ela*, agora a, agora o, agora eu, agora todo*, agora cada,
  nenhuma reclamacao, nenhum erro, sem nenhum*, nao aconteceu mais, nao perdemos mais, nao precisou mais, ninguem mais`,
  `result*, in the end, at the end, eventually, outcome*, reduc*, decreas*, dropped, drop from, fell, cut, increas*, rose, improv*,
  grew, saved, saving, savings, delivered, shipped, launched, worked out, it worked, worked well, solved, fixed, resolved, stopped,
  never again, went down, went up, went from, down to, learned, learnt, lesson, doubled, tripled, halved, half, approved, praised,
  satisf*, stabil*, stable, recovered, back to normal, on time, no longer, since then, adopted, became the standard, renewed,
  ended up, has not come back, did not come back, didn't come back, not come back, have had no, had no more, has had no, without any,
  without a single, not a single, achieved, reached, exceeded, beat, won, signed, extended, expanded, came back, passed the, is still used,
  still use, still uses, now take*, now use*, now run*, now work*, now has, now have, now it, now they, now i, now we, now every*, today it,
  today they, today we, today every*, uses it, use it, ever since, to this day`,
);

/** What ties thoughts together, so that a listener can follow. It asks for no grammar and no eloquence. */
export const STRUCTURE = phrasesOf(
  `porque, por isso, por exemplo, primeiro, primeira coisa, antes de tudo, depois, em seguida, antes que, antes de, enquanto, para que,
  ou seja, ja que, portanto, por causa, quando, entao, por fim, no fim, no final, com isso, alem disso, no entanto, assim, mas, em vez,
  ate que, a partir, logo que, assim que, desde que, teve um caso`,
  `because, so that, so i, so we, so the, so they, so it, for example, for instance, first, then, next, after, before, while, finally,
  therefore, that is why, that's why, instead, in order to, since, but, also, until, when, once, later, in the end, within`,
);

/** The person does not know how it ended. */
export const UNSURE = phrasesOf(
  `nao sei se, nao sei dizer, nao sei como, nao lembro, nao me lembro, nao medi, nao medimos, nao acompanhei, acho que deu`,
  `not sure if, not sure whether, i don't know, i do not know, don't remember, do not remember, can't remember, didn't measure,
  did not measure, never measured`,
);

/** Several did it, and nobody says who. */
export const WE = phrasesOf(
  'a gente, nos, nossa, nosso, nossas, nossos, o time, a equipe, o pessoal',
  'we, our, us, weve, the team',
);

export const I = phrasesOf(
  'eu, meu, minha, comigo, me pediram, fui eu, sozinho, sozinha',
  'i, my, ive, im, id, myself',
);

export const POSITIVE = phrasesOf(
  `gost*, feliz, orgulh*, otimo, otima, bom, boa, excelente, sucesso, satisf*, content*, animad*, adoro, adorei, legal, melhor*,
  tranquil*, prazer`,
  `happy, proud, great, good, excellent, success*, satisf*, glad, excited, love, loved, enjoy*, nice, better, improv*, pleasure`,
);

export const NEGATIVE = phrasesOf(
  `odei*, triste, frustr*, ruim, pessim*, horrivel, raiva, chatead*, estress*, cansad*, decepcion*, fracass*, dificil, infelizmente,
  pior`,
  `hate*, sad, frustrat*, bad, terrible, awful, angry, upset, stress*, tired, disappoint*, failure*, difficult, unfortunately, worse,
  worst`,
);
