import type { Locale } from '@prova/contract/common';
import { type Phrases, phrasesOf } from './phrases.ts';

interface SoftSkill {
  readonly name: Readonly<Record<Locale, string>>;
  /** What people say who show it. */
  readonly phrases: Phrases;
}

export const SOFT_SKILLS: readonly SoftSkill[] = [
  {
    name: { 'pt-BR': 'Comunicação', 'en-US': 'Communication' },
    phrases: phrasesOf(
      `expliquei, apresentei, alinhei, avisei, conversei com, combinei com, escrevi um documento, comuniquei, negociei, documentei,
      i explained, i presented, i told, i talked to, i talked with, i wrote a document, i agreed with, i communicated, i negotiated,
      i documented`,
    ),
  },
  {
    name: { 'pt-BR': 'Colaboração', 'en-US': 'Collaboration' },
    phrases: phrasesOf(
      `junto com, ajudei, apoiei, em par, pedi ajuda, com a equipe, com o time, colega*, together with, i helped, i supported, paired with,
      pair programming, asked for help, my team, colleague*, teammate*, coworker*`,
    ),
  },
  {
    name: { 'pt-BR': 'Aprendizado', 'en-US': 'Learning' },
    phrases: phrasesOf(
      `aprendi, estudei, pesquisei, li a documentacao, fiz um curso, percebi que, passei a, i learned, i studied, i researched,
      read the documentation, took a course, i realized, i realised`,
    ),
  },
  {
    name: { 'pt-BR': 'Resolução de problemas', 'en-US': 'Problem solving' },
    phrases: phrasesOf(
      `investiguei, reproduzi, isolei, analisei, medi, testei, causa raiz, hipotese*, comparei, i investigated, i reproduced, i isolated,
      i analyzed, i analysed, i measured, i tested, root cause, hypothes*, i compared, i profiled`,
    ),
  },
  {
    name: { 'pt-BR': 'Organização', 'en-US': 'Organization' },
    phrases: phrasesOf(
      `priorizei, planejei, organizei, dividi em, cronograma, listei, checklist*, i prioritized, i prioritised, i planned, i organized,
      i organised, i split, i scheduled, i listed`,
    ),
  },
  {
    name: { 'pt-BR': 'Liderança', 'en-US': 'Leadership' },
    phrases: phrasesOf(
      `liderei, coordenei, conduzi, orientei, mentoria, mentorei, deleguei, convenci, i led, i coordinated, i mentored, i delegated,
      i convinced, i coached, i facilitated`,
    ),
  },
  {
    name: { 'pt-BR': 'Foco em quem usa', 'en-US': 'Customer focus' },
    phrases: phrasesOf(
      `cliente*, usuario*, quem usa, atendimento, entrevistei, customer*, user feedback, users, interviewed`,
    ),
  },
];
