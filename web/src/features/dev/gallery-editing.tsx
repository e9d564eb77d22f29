import { Bot, FileCheck, Inbox, ListChecks, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineEditSelect } from '../../ui/inline-edit-select.tsx';
import { InlineEditText } from '../../ui/inline-edit-text.tsx';
import { ListEditor } from '../../ui/list-editor.tsx';
import { SavedIndicator } from '../../ui/saved-indicator.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { StepBar, type StepState } from '../../ui/step-bar.tsx';
import { LanguageForm, type LanguageValue } from '../../widgets/language-form.tsx';
import { Columns, GallerySection, Row } from './gallery-section.tsx';

const wizard: readonly [string, StepState, string?][] = [
  ['Detalhes', 'completed'],
  ['Descrição', 'completed'],
  ['Formulário', 'completed'],
  ['Pipeline', 'active'],
  ['E-mails', 'available'],
  ['Integrações', 'available'],
  ['Revisão', 'unavailable', 'Depois da 6'],
];
const steps = wizard.map(([name, state, note]) => ({ id: name, name, state, ...(note ? { note } : {}) }));

const pipeline = [
  { name: 'Novos candidatos', facts: 'Fixa. Responder em até 5 dias', icon: Inbox, fixed: true },
  { name: 'Teste técnico', facts: 'SQL e APIs. Responder em até 7 dias', icon: ListChecks, fixed: false },
  { name: 'Conversa com o time', facts: 'Entrevista por vídeo', icon: Video, fixed: false },
  { name: 'Entrevista com IA', facts: '5 perguntas', icon: Bot, fixed: false },
  { name: 'Oferta enviada', facts: 'Fixa. Só se chega aqui enviando uma oferta', icon: FileCheck, fixed: true },
];

export function GalleryEditing() {
  const { t } = useTranslation('dev');
  const [title, setTitle] = useState('Engenharia de back-end');
  const [bio, setBio] = useState('Trabalho com serviços de pagamento.\nEscrevo testes antes de desempenho.');
  const [model, setModel] = useState('remote');
  const [languages, setLanguages] = useState<LanguageValue[]>([{ name: 'Inglês', proficiency: 'advanced' }]);
  const [stages, setStages] = useState(pipeline);
  return (
    <>
      <GallerySection title={t('sections.inPlace')}>
        <Columns>
          <InlineEditText keepAs="gallery.1" label="Título" value={title} required onSave={setTitle} />
          <InlineEditText keepAs="gallery.2" label="Sobre você" value={bio} multiline onSave={setBio} />
          <InlineEditText
            keepAs="gallery.3"
            label="Portfólio"
            value=""
            onSave={() => Promise.reject(new Error('offline'))}
          />
          <InlineEditSelect
            keepAs="gallery.4"
            label="Modelo"
            value={model}
            onSave={setModel}
            options={[
              { value: 'remote', label: 'Remoto' },
              { value: 'hybrid', label: 'Híbrido' },
            ]}
          />
          <ListEditor<LanguageValue, LanguageValue>
            label="Idiomas"
            items={languages}
            itemKey={(item) => item.name}
            itemName={(item) => item.name}
            renderItem={(item) => item.name}
            renderForm={({ item, onSubmit, onCancel, saving }) => (
              <LanguageForm value={item} onSubmit={onSubmit} onCancel={onCancel} saving={saving} />
            )}
            addLabel="Adicionar idioma"
            emptyText="Idiomas contam quando a vaga os pede."
            onAdd={(item) => setLanguages([...languages, item])}
            onEdit={(old, item) => setLanguages(languages.map((one) => (one === old ? item : one)))}
            onRemove={(item) => setLanguages(languages.filter((one) => one !== item))}
            onRestore={(item, index) => setLanguages((now) => now.toSpliced(index, 0, item))}
          />
          <div className="flex flex-col items-start gap-2">
            <SavedIndicator state="saving" />
            <SavedIndicator state="saved" when="há 4 s" />
            <SavedIndicator state="offline" />
          </div>
        </Columns>
      </GallerySection>
      <GallerySection title={t('sections.steps')}>
        <StepBar label="Nova vaga" steps={steps} onSelect={() => undefined} />
        <StepBar label="Nova vaga, salvando" steps={steps} onSelect={() => undefined} saving />
        <Row>
          <SortableList
            className="w-full max-w-3xl"
            label="Etapas do processo"
            items={stages}
            itemKey={(stage) => stage.name}
            itemName={(stage) => stage.name}
            isFixed={(stage) => stage.fixed}
            openKey="Entrevista com IA"
            onReorder={setStages}
            renderItem={(stage) => (
              <div className="flex items-center gap-3">
                <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-muted">
                  <stage.icon className="size-4" />
                </span>
                <div className="min-w-0">
                  <p className="font-semibold">{stage.name}</p>
                  <p className="text-small text-muted">{stage.facts}</p>
                </div>
              </div>
            )}
          />
        </Row>
      </GallerySection>
    </>
  );
}
