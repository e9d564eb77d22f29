import type { Phrases } from '../phrases.ts';

export const talentFigures = {
  title: 'Seus números',
  loadError: 'Não foi possível carregar seus números',
  labels: {
    views: 'Visitas ao perfil',
    applications: 'Candidaturas',
    interviews: 'Entrevistas',
    skillScore: 'Nota das provas',
    completeness: 'Perfil completo',
    responses: 'Taxa de resposta',
  },
  definitions: {
    views: 'Empresas que abriram seu perfil. Cada uma conta uma vez por dia.',
    applications: 'Todas as que você enviou, também as que terminaram.',
    interviews: 'As que aconteceram, com qualquer empresa.',
    skillScore: 'Média do que cada prova vale hoje, de 0 a 100.',
    completeness: 'Quanto do seu perfil está preenchido, pelo peso de cada parte na busca.',
    responses: 'Parte dos pedidos com prazo, como ofertas, que você respondeu a tempo nos últimos 90 dias.',
  },
  recent: '{{recent}} em 30 dias, antes\u00a0{{before}}',
  curve: 'Visitas dos últimos 30 dias, a cada 3 dias: {{values}}',
  open_zero: 'nenhuma aberta',
  open_one: '1 aberta',
  open_other: '{{count}} abertas',
  held_zero: 'nenhuma até agora',
  held_one: 'já aconteceu',
  held_other: 'já aconteceram',
  proven_zero: 'aparece com a primeira prova',
  proven_one: '1 habilidade provada',
  proven_other: '{{count}} habilidades provadas',
  missing_zero: 'nada falta',
  missing_one: 'falta 1 item',
  missing_other: 'faltam {{count}} itens',
  inTime: '{{inTime}} de {{asked}} no prazo',
  notAsked: 'nada a responder em 90 dias',
  none: '—',
  noneYet: 'Ainda sem dado',
  skills: {
    title: 'Suas habilidades mais fortes',
    all: 'Ver todas',
    loadError: 'Não foi possível carregar suas habilidades',
    empty: 'Conte o que você sabe fazer',
    emptyText: 'Com suas habilidades no perfil, as vagas certas chegam até você.',
    add: 'Listar habilidades',
    today: 'vale {{points}} hoje',
    until: 'até {{date}}',
    declared: 'Declarada, ainda sem prova',
  },
  viewers: {
    title: 'Quem viu seu perfil',
    loadError: 'Não foi possível carregar quem viu seu perfil',
    empty: 'Nenhuma empresa abriu seu perfil ainda',
    emptyText: 'Um perfil completo e visível é encontrado mais vezes.',
    days_one: 'abriu uma vez',
    days_other: 'abriu em {{count}} dias',
    more: 'Mostrar mais',
    visibility: {
      open: 'Seu perfil está visível a todas as empresas.',
      applied: 'Seu perfil está visível só a empresas em que você se candidatou.',
      hidden: 'Seu perfil está oculto.',
    },
    change: 'Mudar',
  },
  actions: {
    title: 'Atalhos',
    prove: 'Provar uma habilidade',
    profile: 'Abrir meu perfil',
    applications: 'Minhas candidaturas',
    preview: 'Ver meu perfil como empresas veem',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'talent-figures': Phrases<typeof talentFigures>;
  }
}
