import type { JudgedTranscript } from './transcript.ts';

/** The same told in other words, by the title of the transcript: answer by answer. */
export const PARAPHRASES: Readonly<Record<JudgedTranscript['title'], readonly string[]>> = {
  'a developer who tells of causes, steps and figures': [
    `Escolhi substituir a fila de pedidos por uma tabela do banco, já que parecia mais fácil de manter. Na primeira semana de promoção a
tabela ficou lenta e os pedidos passaram a sair com atraso. Eu notei pelos alertas de latência, comuniquei ao atendimento na hora e
retornei à fila antiga em duas horas. Em seguida registrei num documento o que falhou, e montei um teste de carga que roda antes de cada
promoção. Na promoção seguinte nenhum pedido atrasou.`,
    `Antes de tudo eu falo a data nova, sem rodeio. Uma vez a integração de pagamento ia atrasar dez dias, porque o banco alterou a API. Eu
falei com a gerente comercial, apresentei o que já estava pronto, sugeri entregar só o boleto no prazo original e depois o cartão. A
campanha foi mantida, e o cartão foi entregue a tempo.`,
    `Um relatório de vendas levava quarenta segundos e o financeiro vivia com reclamações na segunda. Eu executei o explain analyze, percebi
que o PostgreSQL fazia um sequential scan em doze milhões de linhas, que era o problema, e montei um índice parcial só dos pedidos pagos.
Também refiz a consulta para não repetir a subconsulta. O tempo diminuiu de quarenta segundos para menos de um. Eu tive certeza de que
melhorou porque coloquei um painel com o percentil noventa e cinco, e durante um mês ele ficou abaixo de um segundo.`,
  ],
  'somebody who hides behind the team': [
    `A gente resolveu trocar o layout todo do aplicativo de uma só vez. Houve muita reclamação dos clientes e a gente precisou desfazer.
Depois a gente começou a lançar aos poucos e melhorou.`,
    `A gente chama a área para uma reunião, apresenta o prazo e conta os riscos. Quase sempre a gente renegocia a data e todos ficam
tranquilos.`,
    `A página de busca tinha lentidão, o time olhou e viu que o React desenhava a lista toda a cada letra. A gente pôs um debounce e
memorizou os itens, e ficou rápida.`,
  ],
  'an engineer with causes, steps and figures': [
    `I decided to break our billing service into four smaller ones, since deploys were slow. In the first month incidents became more
frequent, because one invoice now crossed four services. I saw it in the error budget, paused the split, and joined two of them again.
Then I documented when we split and when we do not. Incidents dropped from nine a month to two.`,
    `First I tell the new date and what it means for them. When the rewrite of search slipped by three weeks, I talked to the marketing
lead, explained which parts were ready, and suggested to launch in one country first. We launched there on time, and the others
followed.`,
    `Pods were killed at night and no one could say why. I checked memory graphs against the job schedule, discovered that a report read a
whole table, and changed it to stream. I also configured limits and created an alert. Restarts went down from thirty a night to zero, and
I knew it was fixed because the alert has been quiet for two months.`,
  ],
  'general words': [
    'I consider myself a very positive person, and for me every mistake is an opportunity to grow as a professional.',
    'Good communication is key. Being honest and transparent with all stakeholders is important.',
    'SQL is among my strongest skills, and any kind of query or database feels comfortable to me.',
  ],
};
