import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { holds } from '../lib/matches.ts';
import { Spinner } from './spinner.tsx';

export type Command = {
  id: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  keys?: string;
  onAction: () => void;
};
export type CommandGroup = {
  id: string;
  title: string;
  commands: readonly Command[];
  /** The server has already chosen what fits the query. */
  found?: boolean;
};

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly CommandGroup[];
  /** For results that come from the server as one types. */
  onQuery?: (query: string) => void;
  loading?: boolean;
  /** Why something may be missing. */
  notice?: string | undefined;
};

/** One field that finds a page, a person or an action; arrows choose, Enter goes. */
export function CommandPalette({ open, onClose, groups, onQuery, loading = false, notice }: CommandPaletteProps) {
  const { t } = useTranslation(['ui', 'parts', 'palette']);
  const [query, setQuery] = useState('');
  const type = (text: string) => {
    setQuery(text);
    onQuery?.(text);
  };
  const close = () => {
    setQuery('');
    onClose();
  };
  const shown = groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, hint }) => group.found || holds(`${label} ${hint ?? ''}`, query)),
    }))
    .filter((group) => group.commands.length > 0);
  const run = (id: string) => {
    close();
    for (const group of groups) group.commands.find((command) => command.id === id)?.onAction();
  };
  return (
    <ModalOverlay
      isOpen={open}
      isDismissable
      onOpenChange={(next) => {
        if (!next) close();
      }}
      className="fixed inset-0 z-50 flex animate-fade-in justify-center bg-scrim p-3 sm:pt-[12vh]"
    >
      <Modal className="h-fit max-h-full w-full max-w-xl animate-rise overflow-hidden rounded-panel border border-border bg-surface shadow-float">
        <Dialog aria-label={t('palette:label')} className="flex max-h-[70dvh] flex-col outline-none">
          <Autocomplete inputValue={query} onInputChange={type}>
            <SearchField
              aria-label={t('palette:label')}
              autoFocus
              className="flex items-center gap-3 border-b border-border px-4"
            >
              <Search className="size-5 shrink-0 text-muted" />
              <Input
                placeholder={t('palette:placeholder')}
                className="h-14 min-w-0 flex-1 bg-transparent text-base !outline-none [&::-webkit-search-cancel-button]:hidden"
              />
              {loading && <Spinner label={t('loading')} className="text-muted" />}
            </SearchField>
            {notice !== undefined && (
              <p role="alert" className="border-b border-border px-4 py-2 text-small text-red">
                {notice}
              </p>
            )}
            <Menu
              aria-label={t('palette:results')}
              onAction={(key) => run(String(key))}
              className="min-h-0 overflow-y-auto p-2 outline-none"
              renderEmptyState={() => (
                <p className="px-3 py-6 text-center text-muted">{!loading && t('parts:noResults', { query })}</p>
              )}
            >
              {shown.map((group) => (
                <MenuSection key={group.id}>
                  <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{group.title}</Header>
                  {group.commands.map((command) => (
                    <MenuItem
                      key={command.id}
                      id={command.id}
                      textValue={command.label}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm font-medium -outline-offset-2 data-focused:bg-brand-soft data-focused:text-brand [&_svg]:size-4 [&_svg]:shrink-0"
                    >
                      {command.icon}
                      <span className="min-w-0 flex-1 truncate">
                        {command.label}
                        {command.hint && <span className="ml-2 font-normal text-muted">{command.hint}</span>}
                      </span>
                      {command.keys && (
                        <kbd className="rounded-sm border border-border bg-sunken px-1.5 text-xs text-muted">
                          {command.keys}
                        </kbd>
                      )}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
