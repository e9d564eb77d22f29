import { ArrowRight, Bell, Bookmark, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { DateField, DatePicker } from '../../ui/date-field.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { Columns, GallerySection, Row } from './gallery-section.tsx';

const models = [
  { value: 'remote', label: 'Remoto' },
  { value: 'hybrid', label: 'Híbrido' },
  { value: 'office', label: 'Presencial', disabled: true },
];
const skills = ['Go', 'Java', 'Kotlin', 'Node.js', 'PostgreSQL', 'React', 'Rust', 'TypeScript'].map((name) => ({
  value: name,
  label: name,
  disabled: name === 'Java',
}));

export function GalleryControls() {
  const { t } = useTranslation('dev');
  return (
    <>
      <GallerySection title={t('sections.actions')}>
        <Row>
          <Button variant="primary" iconEnd={<ArrowRight className="size-4" />}>
            Continuar
          </Button>
          <Button>Agendar entrevista</Button>
          <Button variant="soft" icon={<Plus className="size-4" />}>
            Adicionar filtro
          </Button>
          <Button variant="ghost">Sair</Button>
          <Button variant="danger">Excluir vaga</Button>
          <Button variant="danger-quiet">Rejeitar</Button>
          <Button variant="primary" busy>
            Salvando
          </Button>
          <Button disabled>Fora do alcance</Button>
          <LinkButton href="#acoes" variant="secondary">
            Ver todas
          </LinkButton>
        </Row>
        <Row>
          <Button size="sm">Pequeno</Button>
          <IconButton label="Salvar vaga" icon={<Bookmark />} />
          <IconButton label="Vaga salva" icon={<Bookmark />} pressed />
          <IconButton label="Avisos, 4 novos" icon={<Bell />} badge={<CountBadge count={4} />} />
          <IconButton label="Avisos, 120 novos" icon={<Bell />} badge={<CountBadge count={120} />} />
          <IconButton label="Carregando" icon={<Bell />} busy />
        </Row>
        <Row>
          <Button disabledReason="Já enviado em 12 nov. e concluído em 15 nov. com 92.">Enviar teste</Button>
          <Button reasonPlacement="beside" disabledReason="Depois das etapas 5 e 6.">
            Publicar
          </Button>
          <DisabledReason action="Enviar teste" reason="já enviado em 12 nov." />
        </Row>
      </GallerySection>
      <Fields />
      <Choices />
    </>
  );
}

function Fields() {
  const { t } = useTranslation('dev');
  const [text, setText] = useState('Como você evitaria cobrar duas vezes o mesmo pagamento?');
  const [time, setTime] = useState<string | null>('14:30');
  const [day, setDay] = useState<string | null>('2026-11-24');
  const [start, setStart] = useState<string | null>(null);
  return (
    <GallerySection title={t('sections.fields')}>
      <Columns>
        <TextField label="Nome completo" defaultValue="Caio Figueira" />
        <TextField label="Telefone" hint="(11) 99999-9999" placeholder="(81) 99999-0142" optional />
        <TextField
          label="E-mail"
          defaultValue="caio.figueira.correio.exemplo"
          error="Falta o @. Escreva como em nome@provedor.exemplo"
          required
        />
        <TextField label="Título da vaga" defaultValue="Pessoa Desenvolvedora" saved />
        <TextField label="GitHub" prefix="github.com/" defaultValue="caio-figueira" optional />
        <TextField label="Buscar pessoa" icon={<Search />} placeholder="Nome ou habilidade" type="search" />
        <PasswordField
          label="Senha"
          defaultValue="segredo-longo"
          aside={
            <a href="#campos" className="font-semibold text-brand">
              Esqueci minha senha
            </a>
          }
        />
        <TextField label="Empresa" defaultValue="Aurora Sistemas" disabled />
        <TextField label="Código" defaultValue="A-204" readOnly />
        <TextArea
          label="Pergunta"
          counted
          maxLength={300}
          value={text}
          hint="Feita das tecnologias da vaga"
          onChange={(event) => setText(event.target.value)}
        />
        <DateField label="Início" value={start} onChange={setStart} error="Este campo é obrigatório" />
        <DatePicker label="Responder até" value={day} onChange={setDay} hint="Horário de Brasília" />
        <TimeField label="Horário" value={time} onChange={setTime} />
        <DateField label="Fim" value={null} onChange={() => undefined} disabled optional />
      </Columns>
    </GallerySection>
  );
}

function Choices() {
  const { t } = useTranslation('dev');
  const [model, setModel] = useState('remote');
  const [role, setRole] = useState<'POTENTIAL' | 'RECRUITER'>('POTENTIAL');
  const [period, setPeriod] = useState('30d');
  const [skill, setSkill] = useState<string | null>('Go');
  const [many, setMany] = useState<string[]>(['Go', 'React', 'Rust']);
  const [required, setRequired] = useState(true);
  return (
    <GallerySection title={t('sections.choices')}>
      <Columns>
        <Select label="Modelo" options={models} value={model} onChange={(event) => setModel(event.target.value)} />
        <Select label="Nível" options={models} placeholder="Escolha uma opção" error="Este campo é obrigatório" />
        <ComboBox label="Tecnologia principal" options={skills} value={skill} onChange={setSkill} />
        <MultiSelect label="Habilidades" options={skills} value={many} onChange={setMany} />
        <MultiSelect label="Nenhuma ainda" options={skills} value={[]} onChange={() => undefined} optional />
        <div className="flex flex-col gap-2">
          <Checkbox label="Quero ficar no banco de talentos" hint="Você pode sair quando quiser." />
          <Checkbox label="Marcada" defaultChecked />
          <Checkbox label="Algumas" indeterminate />
          <Checkbox label="Desabilitada" disabled />
          <Checkbox label="Li e aceito" error="Aceite para continuar" />
        </div>
        <RadioGroup label="Modelo de trabalho" options={models} value={model} onChange={setModel} />
        <RadioGroup
          label="Tipo de conta"
          look="cards"
          value={role}
          onChange={setRole}
          options={[
            { value: 'POTENTIAL', label: 'Talento', hint: 'Procuro oportunidades' },
            { value: 'RECRUITER', label: 'Recrutamento', hint: 'Procuro talentos' },
          ]}
        />
        <div className="flex flex-col items-start gap-3">
          <RadioGroup
            label="Período"
            look="segments"
            value={period}
            onChange={setPeriod}
            options={[
              { value: '7d', label: '7 dias' },
              { value: '30d', label: '30 dias' },
              { value: '90d', label: '90 dias' },
            ]}
          />
          <Switch
            label="Pergunta"
            stateWord={required ? 'Obrigatória' : 'Opcional'}
            checked={required}
            onChange={setRequired}
          />
          <Switch label="Avaliação às cegas" stateWord="Desligada" />
          <Switch label="Sem permissão" disabled />
        </div>
      </Columns>
    </GallerySection>
  );
}
