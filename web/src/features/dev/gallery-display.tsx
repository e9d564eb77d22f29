import { Check, Flame, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MatchRing } from '../../ui/match-ring.tsx';
import { MetricCard } from '../../ui/metric-card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PromiseChip } from '../../ui/promise-chip.tsx';
import { ProofChip } from '../../ui/proof-chip.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StageSegments } from '../../ui/stage-segments.tsx';
import { type Sort, Table } from '../../ui/table.tsx';
import { Upload } from '../../ui/upload.tsx';
import { TimeAgo } from '../../widgets/time-ago.tsx';
import { Columns, GallerySection, Row } from './gallery-section.tsx';

const people = ['Rafael Tavares', 'Elisa Bittencourt', 'Júlia Nakamura', 'Inácio Peixoto', 'Tainá Cordeiro'];
const companies = ['Aurora Sistemas', 'Jatobá Saúde', 'Maré Logística', 'Varanda Imóveis'];
const file = { name: 'curriculo-caio-figueira.pdf', size: 4_600_000 };
const nothing = () => undefined;

export function GalleryDisplay() {
  const { t } = useTranslation('dev');
  return (
    <>
      <GallerySection title={t('sections.words')}>
        <Row>
          <Badge dot>Rascunho</Badge>
          <Badge tone="green" dot>
            Ativa
          </Badge>
          <Badge tone="green" icon={<Check />}>
            Teste concluído
          </Badge>
          <Badge tone="amber" icon={<Flame />}>
            Urgente
          </Badge>
          <Badge tone="blue" icon={<Video />}>
            24 nov., 14h de Brasília
          </Badge>
          <Badge tone="red">Falhou</Badge>
          <Badge tone="violet">Técnica</Badge>
        </Row>
        <Row>
          <PromiseChip state="due" date="26 nov." />
          <PromiseChip state="today" time="18h" />
          <PromiseChip state="overdue" days={2} />
          <ProofChip state="proven" skill="SQL" score={92} />
          <ProofChip state="expiring" skill="APIs" score={84} />
          <ProofChip state="declared" skill="Go" />
          <Chip onRemove={nothing}>Compatibilidade 70% ou mais</Chip>
          <Chip>Node.js</Chip>
        </Row>
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} label={name} />
          ))}
          <Avatar name="Júlia Nakamura" size="sm" />
          <Avatar name="Júlia Nakamura" size="lg" />
          {companies.map((name) => (
            <CompanyMark key={name} name={name} />
          ))}
          <CompanyMark name="Farol" size="lg" />
        </Row>
        <Row>
          <MatchRing percent={94} />
          <MatchRing percent={61} size="sm" />
          <MatchRing percent={90} size="lg" />
          <MatchRing percent={33} good={false} />
          <TimeAgo date={new Date(Date.now() - 300_000)} className="text-muted" />
        </Row>
      </GallerySection>
      <GallerySection title={t('sections.progress')}>
        <Columns>
          <Upload label="Currículo" aside="PDF, DOC ou DOCX, até 5 MB" state={{ status: 'empty' }} onSelect={nothing} />
          <Upload label="Na fila" state={{ ...file, status: 'waiting' }} onSelect={nothing} onRemove={nothing} />
          <Upload
            label="Enviando"
            state={{ ...file, status: 'uploading', sent: 3_100_000, left: '4 s' }}
            onSelect={nothing}
            onRemove={nothing}
          />
          <Upload
            label="Falhou"
            state={{ ...file, status: 'failed' }}
            onSelect={nothing}
            onRemove={nothing}
            onRetry={nothing}
          />
          <Upload label="Enviado" state={{ ...file, status: 'done' }} onSelect={nothing} onRemove={nothing} />
          <Upload
            label="Recusado"
            state={{ status: 'empty' }}
            error="O arquivo passa de 5 MB. Envie um menor."
            onSelect={nothing}
          />
          <ProgressBar label="Perfil completo" value={86} aside="86%" />
          <ProgressBar label="Corrigindo a prova" aside="sem previsão" />
          <StageSegments label="Engenharia de Dados" states={['done', 'done', 'waiting', 'ahead', 'ahead']} />
          <StageSegments label="Plataforma" states={['done', 'done', 'done', 'scheduled', 'ahead']} />
          <StageSegments label="Back-end Pleno" states={['done', 'overdue', 'ahead', 'ahead', 'ahead']} />
          <Spinner label="Carregando" className="text-h4 text-brand" />
        </Columns>
      </GallerySection>
      <GallerySection title={t('sections.states')}>
        <div className="grid gap-4 lg:grid-cols-3">
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton />
            <Skeleton className="w-4/5" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
          <EmptyState
            level={3}
            title="Nenhuma candidatura ainda"
            action={<Button variant="primary">Ver vagas para você</Button>}
          >
            Aqui ficam as vagas a que você se candidatou, com a data da próxima resposta.
          </EmptyState>
          <ErrorState level={3} title="As vagas não carregaram" onRetry={nothing}>
            Os filtros continuam como você deixou.
          </ErrorState>
        </div>
        <div className="grid gap-3 lg:grid-cols-2">
          <Callout title="Os documentos mudaram em 3 nov.">Leia e aceite as versões atuais.</Callout>
          <Callout kind="success" title="E-mail confirmado" />
          <Callout kind="warning" title="Dados de exemplo" action={<Button size="sm">Tentar de novo</Button>}>
            A busca falhou; estes números são ilustrativos.
          </Callout>
          <Callout kind="error" title="Por favor, corrija os erros no formulário">
            1 campo: E-mail
          </Callout>
          <Callout kind="plain">Calculado aqui, sem IA.</Callout>
        </div>
      </GallerySection>
      <Data />
    </>
  );
}

function Data() {
  const { t } = useTranslation('dev');
  const [page, setPage] = useState(2);
  const [sort, setSort] = useState<Sort>({ column: 'match', direction: 'descending' });
  const rows = people.map((name, index) => ({ name, match: 93 - index, stage: 'Teste técnico' }));
  if (sort.direction === 'ascending') rows.reverse();
  return (
    <GallerySection title={t('sections.data')}>
      <Table
        caption="Candidatos de alta compatibilidade"
        hideCaption={false}
        rows={rows}
        rowKey={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selected={(row) => row.name === 'Júlia Nakamura'}
        columns={[
          { id: 'name', header: 'Nome', rowHeader: true, cell: (row) => row.name },
          { id: 'stage', header: 'Etapa', cell: (row) => row.stage },
          { id: 'match', header: 'Compatibilidade', align: 'end', sortable: true, cell: (row) => `${row.match}%` },
        ]}
      />
      <Pagination page={page} totalPages={7} onPage={setPage} />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <MetricCard
          label="Compatibilidade média"
          value="76"
          unit="%"
          change={{ verdict: 'better', direction: 'up', text: '3 p.p.', before: '73%' }}
        />
        <MetricCard
          label="Taxa de conversão"
          value="6,4"
          unit="%"
          change={{ verdict: 'worse', direction: 'down', text: '0,8 p.p.', before: '7,2%' }}
        />
        <MetricCard
          label="Taxa de engajamento"
          value="71"
          unit="%"
          change={{ verdict: 'equal', direction: 'none', text: 'igual', before: '71%' }}
        />
        <MetricCard label="Tempo de fechamento" value={null} />
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Card>Cartão</Card>
        <Card open>Cartão aberto ao lado</Card>
        <Card look="dashed">Declarado, sem prova</Card>
      </div>
    </GallerySection>
  );
}
