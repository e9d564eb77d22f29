import { roomPaths } from '@prova/contract/rooms/paths';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryFrame } from './entry-frame.tsx';

type Props =
  /** What stands in the address is no code. */
  { code: null } | { code: string; mayOpen: boolean; onWait: () => void };

/** No room has this code, or none has it yet. */
export function UnknownRoom(props: Props) {
  const { t } = useTranslation('rooms-entry');
  return (
    <EntryFrame>
      <EmptyState
        level={1}
        title={props.code === null ? t('unknown.noCode') : t('unknown.title', { code: props.code })}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <LinkButton href={roomPaths.entry} variant="primary">
              {t('unknown.other')}
            </LinkButton>
            {props.code !== null && (
              <Button onClick={props.onWait}>{t(props.mayOpen ? 'unknown.open' : 'unknown.wait')}</Button>
            )}
          </span>
        }
      >
        <p>{t(props.code === null ? 'unknown.noCodeText' : 'unknown.text')}</p>
        {props.code !== null && <p className="mt-2">{t(props.mayOpen ? 'unknown.openText' : 'unknown.waitText')}</p>}
      </EmptyState>
    </EntryFrame>
  );
}
