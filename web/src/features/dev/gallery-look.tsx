import { useTranslation } from 'react-i18next';
import { Cobogo } from '../../ui/cobogo.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Columns, GallerySection } from './gallery-section.tsx';

const tokens = [
  ['bg-bg', 'bg'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-border', 'border'],
  ['bg-border-strong', 'border-strong'],
  ['bg-text', 'text'],
  ['bg-muted', 'muted'],
  ['bg-brand', 'brand'],
  ['bg-brand-hover', 'brand-hover'],
  ['bg-brand-soft', 'brand-soft'],
  ['bg-amber', 'amber'],
  ['bg-amber-soft', 'amber-soft'],
  ['bg-red', 'red'],
  ['bg-red-soft', 'red-soft'],
  ['bg-blue', 'blue'],
  ['bg-blue-soft', 'blue-soft'],
  ['bg-violet', 'violet'],
  ['hatch', 'hatch'],
] as const;

export function GalleryLook() {
  const { t } = useTranslation('dev');
  return (
    <>
      <GallerySection title={t('sections.type')}>
        <Columns>
          <div className="flex flex-col gap-2">
            <Logo />
            <p className="font-heading text-h1 font-bold">44 Provado</p>
            <p className="font-heading text-h2 font-bold">32 Provado</p>
            <p className="font-heading text-h3 font-bold">26 Provado</p>
            <p className="font-heading text-h4 font-bold">20 Provado</p>
            <p className="font-heading text-h5 font-bold">16 Provado</p>
          </div>
          <div className="measure flex flex-col gap-2">
            <p>
              Cuidar dos serviços que movem pagamentos: desenhar APIs, medir o que importa e melhorar o que é lento.{' '}
              <a className="text-link" href="#cores">
                Ler mais
              </a>
            </p>
            <p className="text-muted">Texto secundário, legível sobre qualquer fundo.</p>
            <code className="rounded-control bg-sunken p-3 text-small">const chave = hash(pedido.id);</code>
          </div>
          <div className="relative overflow-hidden rounded-panel bg-[#0e2a22] [--logo-check:#34c998]">
            <Cobogo className="h-72 w-full" />
            <Logo className="absolute top-4 left-5 text-[#e7eeea]" />
          </div>
        </Columns>
      </GallerySection>
      <GallerySection title={t('sections.colours')}>
        <ul id="cores" className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {tokens.map(([style, name]) => (
            <li key={name} className="text-small">
              <span className={`block h-12 rounded-control border border-border ${style}`} />
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
    </>
  );
}
