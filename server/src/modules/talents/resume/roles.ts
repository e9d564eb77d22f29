import { plain } from '@prova/contract/folded-text';
import { wordSet } from './plain.ts';

/** What people are at work; the beginnings of words, plain. */
const ROLES =
  `desenvolvedor programador engenheir analista estagi gerente coordenador diretor supervisor assistente auxiliar
tecnic consultor arquitet especialista lider cientista designer administrador professor instrutor monitor vendedor atendente
operador secretari recepcion contador contabil advogad medic enfermeir psicolog nutricion jornalista redator editor revisor
tradutor pesquisador bolsista trainee aprendiz freelancer autonom socio fundador cofundador presidente gestor executiv
comprador motorista caixa estoquista almoxarif encarregad chefe mecanic eletricist pedreiro cozinheir garcom promotor
representante developer engineer analyst intern manager coordinator director assistant consultant architect specialist lead
leader scientist administrator teacher lecturer tutor researcher programmer founder cofounder owner president officer
executive head vp cto ceo cfo cio coo technician support tester recruiter accountant nurse writer editor translator clerk
cashier salesperson associate representative apprentice freelance mentor instructor devops sre dba webmaster produtor
producer planner strategist estrategista copywriter social sysadmin full-stack fullstack frontend backend front-end back-end`
    .trim()
    .split(/\s+/);
const EXACT = wordSet('qa po pm ux ui dev devops sre dba cto ceo cfo cio coo vp lead head scrum master coach owner');
const COMPANIES = wordSet(
  `ltda sa inc corp corporation llc ltd gmbh group grupo tecnologia tecnologias sistemas systems solutions solucoes consultoria
  consulting banco bank universidade university faculdade instituto institute hospital clinica escola school colegio agencia
  agency studio estudio labs industria industrias comercio servicos services software company companhia cia cooperativa
  fundacao foundation prefeitura secretaria ministerio tribunal supermercados supermercado drogaria loja lojas me eireli
  telecom seguros seguradora associates holding ventures partners`,
);

const OF = wordSet('de da do das dos of em in e and para for');

/** How much a text reads like what somebody is (above 0) rather than where they are. */
export function roleScore(text: string): number {
  const words = plain(text).match(/[a-z-]+/g) ?? [];
  let score = 0;
  let company = 0;
  for (const [index, word] of words.entries()) {
    // "Técnico" begins what somebody is, and ends "Suporte Técnico Ltda".
    const isRole = ROLES.some((begin) => word.startsWith(begin) && word.length < begin.length + 5);
    if (isRole || EXACT.has(word)) {
      score += isRole && index < 3 ? 2 : 1;
      // "Software Engineer" is no company for its first word.
      company = 0;
    } else if (COMPANIES.has(word) && !OF.has(words[index - 1] ?? '')) company += index > 0 && score === 0 ? 2 : 1;
  }
  return score - company;
}

/** Whether a short text says what somebody is at work. */
export const isRole = (text: string): boolean => text.length <= 120 && roleScore(text) > 0;

const WAYS = wordSet(
  `remoto remote hibrido hybrid presencial onsite clt pj freelance estagio temporario integral parcial full time part full-time
  part-time home office contract contrato internship permanent efetivo tempo periodo dedicacao trabalho on-site autonomo
  horas hora hours hour semanais semana weekly week h`,
);

/** "Remoto", "Full-time": how somebody worked, neither where nor what. */
export const isWayOfWork = (text: string): boolean => {
  const words = plain(text).match(/[a-z-]+/g) ?? [];
  return words.length > 0 && words.length <= 4 && words.every((word) => WAYS.has(word));
};
