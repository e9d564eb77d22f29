import { Archive, Copy, FileText, Search, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CommandPalette } from '../../ui/command-palette.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const nothing = () => undefined;
const menu = [
  {
    id: 'job',
    items: [
      { id: 'copy', label: 'Duplicar', icon: <Copy />, onAction: nothing },
      { id: 'archive', label: 'Arquivar', hint: 'Só depois de encerrar', icon: <Archive />, disabled: true },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Excluir', icon: <Trash2 />, danger: true, onAction: nothing }] },
];
const commands = [
  {
    id: 'pages',
    title: 'Ir para',
    commands: [
      { id: 'jobs', label: 'Vagas', icon: <FileText />, keys: 'G V', onAction: nothing },
      { id: 'people', label: 'Candidatos', icon: <User />, onAction: nothing },
    ],
  },
  {
    id: 'people',
    title: 'Pessoas',
    commands: [{ id: 'julia', label: 'Júlia Nakamura', hint: 'Curitiba, PR', icon: <User />, onAction: nothing }],
  },
];
type Open = 'dialog' | 'confirm' | 'sheet' | 'modal-sheet' | 'palette' | null;

export function GalleryOverlays() {
  const { t } = useTranslation('dev');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection title={t('sections.overlays')}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>Diálogo</Button>
        <Button onClick={() => setOpen('confirm')}>Confirmação</Button>
        <Button onClick={() => setOpen('sheet')}>Folha lateral</Button>
        <Button onClick={() => setOpen('modal-sheet')}>Folha lateral modal</Button>
        <Button icon={<Search className="size-4" />} onClick={() => setOpen('palette')}>
          Paleta de comandos
        </Button>
        <Menu groups={menu} variant="secondary" />
        <Menu groups={menu} label="Opções da vaga" variant="secondary" />
        <Popover label="Por que 90%" trigger="Por que 90%">
          <p className="font-semibold">Provas: 36,1 de 38,0</p>
          <p className="text-muted">Idiomas ficou de fora: não há dado.</p>
        </Popover>
        <Tooltip text="Calculado de provas, habilidades e senioridade">
          <Button>Dica</Button>
        </Tooltip>
      </Row>
      <Row>
        <Button onClick={() => toast.success('Candidatura movida', undoable)}>Aviso de sucesso</Button>
        <Button onClick={() => toast.error('O teste não foi enviado', { description: 'Tente de novo.' })}>
          Aviso de erro
        </Button>
        <Button onClick={() => toast.warning('Faltam 5 minutos')}>Aviso de atenção</Button>
        <Button onClick={() => toast.info('Nova mensagem de Aurora Sistemas')}>Aviso de informação</Button>
      </Row>
      <Tabs
        label="Candidatura"
        items={[
          { id: 'summary', label: 'Resumo', content: <p>Por que 90%, provas e evidências.</p> },
          { id: 'answers', label: 'Respostas', count: 2, content: <p>Duas respostas.</p> },
          { id: 'history', label: 'Linha do tempo', content: <p>Teste concluído com 92.</p> },
          { id: 'offer', label: 'Oferta', disabled: true, content: null },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Enviar oferta"
        description="A pessoa recebe um link que vale até a data escolhida."
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              Enviar oferta
            </Button>
          </>
        }
      >
        <TextField label="Cargo" defaultValue="Pessoa Desenvolvedora Back-end Sênior" />
      </Dialog>
      {open === 'confirm' && (
        <ConfirmDialog
          title="Encerrar a vaga?"
          confirmLabel="Encerrar e avisar"
          danger
          onConfirm={nothing}
          onClose={close}
        >
          As 22 pessoas em processo recebem um aviso. Isso não se desfaz.
        </ConfirmDialog>
      )}
      <SideSheet
        open={open === 'sheet' || open === 'modal-sheet'}
        modal={open === 'modal-sheet'}
        onClose={close}
        title="Júlia Nakamura"
        footer={<Button variant="primary">Avançar para Conversa</Button>}
      >
        <p>Curitiba, PR. Teste concluído com 92.</p>
      </SideSheet>
      <CommandPalette open={open === 'palette'} onClose={close} groups={commands} />
    </GallerySection>
  );
}

const undoable = { duration: 10_000, action: { label: 'Desfazer', onAction: nothing } };
