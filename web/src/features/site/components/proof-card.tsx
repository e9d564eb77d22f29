import { Check, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const PARTS = [
  // Whole classes: the policy lets the server write no styles of its own.
  ['modelling', 96, 'w-[96%]'],
  ['queries', 93, 'w-[93%]'],
  ['indexes', 88, 'w-[88%]'],
  ['transactions', 91, 'w-[91%]'],
] as const;
const CODE = `select pedido_id, count(*) as vezes
from   pagamentos where criado_em >= :inicio
group by pedido_id, valor_centavos
having count(*) > 1`;
const KEYWORDS = /\b(select|count|as|from|where|group by|having)\b/;
const SCORE = 92;
const MATCH = 94;

/** An example: what a résumé declares stands behind, dashed; what was proven in front, with its evidence. */
export function ProofCard() {
  const { t } = useTranslation('landing');
  return (
    <figure className="min-w-0">
      <div className="mx-4 flex justify-between gap-4 rounded-t-card border border-b-0 border-dashed border-border-strong px-4 pt-3 pb-3 text-small text-muted sm:mx-6">
        <span className="inline-flex items-center gap-2">
          <FileText className="size-4 shrink-0" aria-hidden="true" />
          {t('proof.claim')}
        </span>
        <span>{t('proof.declared')}</span>
      </div>
      <div className="rounded-card border bg-surface p-4 shadow-float sm:p-6">
        <div className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand text-on-brand">
            <Check className="size-6" strokeWidth={3} aria-hidden="true" />
          </span>
          <p className="min-w-0 flex-1">
            <span className="block font-heading text-h4 font-bold sm:text-h3">
              SQL <span className="font-medium text-muted">{t('proof.level')}</span>
            </span>
            <span className="block text-small text-muted">{t('proof.validity')}</span>
          </p>
          <p className="tabular whitespace-nowrap">
            <span className="font-heading text-h2 font-bold sm:text-h1">{SCORE}</span>
            <span className="text-muted"> / 100</span>
          </p>
        </div>
        <dl className="mt-5 flex flex-col gap-2">
          {PARTS.map(([name, value, width]) => (
            <div key={name} className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3 text-small">
              <dt className="text-muted">{t(`proof.parts.${name}`)}</dt>
              <dd className="contents">
                <span className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                  <span className={`block h-full rounded-full bg-brand ${width}`} />
                </span>
                <span className="tabular text-right font-semibold">{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 overflow-hidden rounded-control border">
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 bg-sunken px-3 py-2 text-small">
            <span>
              <strong>{t('proof.question')}</strong> <span className="text-muted">{t('proof.task')}</span>
            </span>
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand">
              <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
              {t('proof.cases')}
            </span>
          </p>
          <pre className="px-4 py-3 text-xs leading-5 whitespace-pre-wrap">
            <code>
              {CODE.split(KEYWORDS).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
                <span key={index} className={index % 2 ? 'text-violet' : undefined}>
                  {part}
                </span>
              ))}
            </code>
          </pre>
        </div>
        <p className="mt-4 text-small text-muted">{t('proof.how')}</p>
      </div>
      <div className="relative -mt-3 mr-8 flex items-center gap-4 rounded-card border bg-surface px-4 py-3 shadow-float lg:-ml-12 lg:w-fit">
        <Ring percent={MATCH} />
        <p className="min-w-0 text-small">
          <strong className="block">{t('proof.match', { percent: MATCH })}</strong>
          <span className="text-muted">{t('proof.reason', { score: SCORE })}</span>
        </p>
      </div>
      <figcaption className="mt-3 text-small text-muted">{t('proof.example')}</figcaption>
    </figure>
  );
}

function Ring({ percent }: { percent: number }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center text-xs font-bold" aria-hidden="true">
      <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90" role="presentation">
        <circle cx="24" cy="24" r="21" fill="none" stroke="var(--border)" strokeWidth="4" />
        <circle
          cx="24"
          cy="24"
          r="21"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      {percent}%
    </span>
  );
}
