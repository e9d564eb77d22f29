import { plain } from '@prova/contract/folded-text';
import {
  Bot,
  FileCheck,
  Handshake,
  Inbox,
  type LucideIcon,
  ScanSearch,
  Shapes,
  SquareCheckBig,
  Video,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMinutes } from '../../../../lib/use-minutes.ts';
import type { Tone } from '../../../../ui/tone.ts';
import type { StageDraft } from '../step-data.ts';

type StageType = StageDraft['type'];
export type FreeType = 'custom' | 'test' | 'interview' | 'interview_ia';
export type FixedType = Exclude<StageType, FreeType>;

/** What a new stage of tests begins with: what is chosen is sent by itself. */
export const NO_TESTS: NonNullable<StageDraft['tests']> = { testIds: [], dueDays: 7, automatic: true };

/** In the order in which they are offered. */
export const FREE_TYPES: readonly FreeType[] = ['test', 'interview', 'interview_ia', 'custom'];

export const stageLook: Record<StageType, { icon: LucideIcon; tone: Tone }> = {
  new: { icon: Inbox, tone: 'plain' },
  review: { icon: ScanSearch, tone: 'plain' },
  custom: { icon: Shapes, tone: 'plain' },
  test: { icon: SquareCheckBig, tone: 'green' },
  interview: { icon: Video, tone: 'blue' },
  interview_ia: { icon: Bot, tone: 'green' },
  offer: { icon: FileCheck, tone: 'plain' },
  hired: { icon: Handshake, tone: 'plain' },
};

export function isFree(stage: StageDraft): stage is StageDraft & { type: FreeType } {
  return (FREE_TYPES as readonly StageType[]).includes(stage.type);
}

/** What the list says of stages. */
export function useStageWords() {
  const { t } = useTranslation('wizard');
  /** What it is, unless its name says so already. */
  const kind = ({ type, name }: StageDraft) => {
    const called = t(`pipeline.types.${type}`);
    return plain(name).trim() === plain(called) ? [] : [called];
  };
  const reply = ({ replyDays }: StageDraft) =>
    replyDays ? t('pipeline.replyIn', { count: replyDays }) : t('pipeline.noReply');
  const tests = ({ tests }: StageDraft) =>
    tests?.testIds.length ? t('pipeline.testCount', { count: tests.testIds.length }) : t('pipeline.noTest');
  /** That whoever enters an AI interview stage is asked without anybody of the team. */
  const invites = ({ daysToBegin }: StageDraft) => (daysToBegin == null ? [] : [t('pipeline.invites')]);
  return {
    minutes: useMinutes(),
    line: (stage: StageDraft): string => {
      switch (stage.type) {
        case 'new':
        case 'review':
          return `${t('pipeline.fixed')}. ${reply(stage)}`;
        case 'offer':
        case 'hired':
          return t(`pipeline.fixedNotes.${stage.type}`);
        case 'test':
          return [...kind(stage), tests(stage), reply(stage)].join('. ');
        case 'interview_ia':
          return [
            t('pipeline.questionCount', { count: stage.questions?.length ?? 0 }),
            ...invites(stage),
            reply(stage),
          ].join('. ');
        default:
          return [...kind(stage), reply(stage)].join('. ');
      }
    },
    /** The same where all stages are told in a few words: that one is fixed is seen where they are changed. */
    brief: (stage: StageDraft): string => {
      if (stage.type === 'offer' || stage.type === 'hired') return '';
      return [
        ...(isFree(stage) ? kind(stage) : []),
        ...(stage.type === 'test' ? [tests(stage)] : []),
        ...invites(stage),
        reply(stage),
      ].join('. ');
    },
  };
}
