import { mayAct } from '@prova/contract/applications/application-status';
import type { Board, Card } from '@prova/contract/funnel/funnel';
import { Bot, CalendarPlus, ClipboardCheck, ListChecks, PanelRightOpen, Send, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuAction, MenuGroup } from '../../../ui/menu-group.ts';
import { applicationState } from '../board-state.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { DialogKind } from '../dialogs/dialog-kinds.ts';
import { useStageMenu } from '../stage-menu.ts';
import type { Stage } from '../use-changes.ts';

type Props = {
  board: Board | undefined;
  onOpen: (id: string) => void;
  onMove: (card: Card, stage: Stage) => void;
  onAsk: (kind: DialogKind, id: string) => void;
  onPick: (card: Card) => void;
};

/** What can be done with a card from its three dots. What cannot be done now says why. */
export function useCardMenu({ board, onOpen, onMove, onAsk, onPick }: Props): (card: Card) => MenuGroup[] {
  const { t } = useTranslation('funnel');
  const texts = useRefusalTexts();
  const stagesOf = useStageMenu();
  return (card) => {
    const type = board?.columns.find(({ stage }) => stage.id === card.stageId)?.stage.type;
    if (!board || !type) return [];
    const application = applicationState(card, type);
    const asking = (
      action: 'reject' | 'send_test' | 'schedule_interview' | 'schedule_ai_interview' | 'send_offer',
      kind: DialogKind,
      item: MenuAction,
    ): MenuAction => {
      const permission = mayAct(action, application);
      if (permission.allowed) return { ...item, onAction: () => onAsk(kind, card.id) };
      return { ...item, disabled: true, hint: texts[permission.reason] ?? '' };
    };
    return [
      {
        id: 'open',
        items: [
          { id: 'open', label: t('card.open'), icon: <PanelRightOpen />, onAction: () => onOpen(card.id) },
          ...(board.job.can.move
            ? [{ id: 'pick', label: t('select.begin'), icon: <ListChecks />, onAction: () => onPick(card) }]
            : []),
        ],
      },
      ...(board.job.can.move
        ? [
            { id: 'move', title: t('move.to'), items: stagesOf(board, card, (stage) => onMove(card, stage)) },
            {
              id: 'end',
              items: [
                ...(board.job.can.test
                  ? [
                      asking('send_test', 'test', {
                        id: 'test',
                        label: t('actions.send_test'),
                        icon: <ClipboardCheck />,
                      }),
                    ]
                  : []),
                ...(board.job.can.interview
                  ? [
                      asking('schedule_interview', 'interview', {
                        id: 'interview',
                        label: t('actions.schedule_interview'),
                        icon: <CalendarPlus />,
                      }),
                      asking('schedule_ai_interview', 'aiInterview', {
                        id: 'ai-interview',
                        label: t('actions.schedule_ai_interview'),
                        icon: <Bot />,
                      }),
                    ]
                  : []),
                ...(board.job.can.offer
                  ? [asking('send_offer', 'offer', { id: 'offer', label: t('actions.send_offer'), icon: <Send /> })]
                  : []),
                asking('reject', 'reject', { id: 'reject', label: t('actions.reject'), icon: <UserX />, danger: true }),
              ],
            },
          ]
        : []),
    ];
  };
}
