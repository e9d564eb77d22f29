interface Written {
  /** All that is expected, in the words of whoever answers. */
  readonly whole: string;
  /** Right as far as it goes. */
  readonly part: string;
  /** Further ones with all of it: people do not write the same code. */
  readonly others?: readonly string[];
}

/** What people write to the essays of the library, and to the code that nobody runs: by the topic of the question. */
export const WRITTEN: Readonly<Record<string, Written>> = {
  Encerramento: {
    whole:
      'Ao receber SIGTERM, a readiness passa a falhar, para o balanceador parar de mandar tráfego. Só depois disso o servidor deixa de aceitar conexões, termina os pedidos em andamento com um prazo menor que o do orquestrador, fecha banco e filas e sai com código 0.',
    part: 'Fechar o servidor HTTP e esperar os pedidos que já começaram antes de encerrar o processo.',
  },
  Incidentes: {
    whole:
      'Linha do tempo com horários, quem foi afetado e quanto, os fatores que se somaram, o que ajudou a perceber e a resolver, e ações com responsável e prazo. Evita apontar culpados e parar na primeira causa: “erro humano” é onde a investigação começa.',
    part: 'Contém o que aconteceu, por que aconteceu e o que fazer para não repetir. Evita culpar quem publicou.',
  },
  Versões: {
    whole:
      'Eu publicaria o campo novo ao lado do antigo e preencheria os dois. O app novo lê o novo; meço por versão quem ainda usa o antigo, aviso no app com data e só retiro quando quase ninguém usa. Atualização obrigatória fica para o fim, com bastante aviso.',
    part: 'Criaria uma /v2 da API com o formato novo e deixaria a /v1 no ar para os apps antigos.',
  },
  Offline: {
    whole:
      'A foto aparece na hora, com miniatura local e o aviso “na fila”. Arquivo e estado ficam guardados no aparelho, e uma tarefa em segundo plano envia em partes, retoma de onde parou, mostra o progresso e deixa cancelar. Se a pessoa desinstalar antes, a foto se perde; a tela precisa dizer que ela ainda não foi enviada.',
    part: 'Salvo a foto no aparelho e tento de novo quando a conexão volta. A pessoa vê um ícone de pendente.',
  },
  Migrações: {
    whole:
      'Primeiro um default para as linhas novas. Depois preencho as antigas em lotes pequenos, com pausa entre eles. Crio um check (coluna is not null) not valid, valido em separado, com trava leve, e só então faço set not null, que aproveita o check e não varre a tabela. No fim removo o check.',
    part: 'Preencheria os valores que faltam em lotes, fora do horário de pico, e depois faria alter column set not null.',
  },
  Escolhas: {
    whole:
      'Um mapa de produto para contagem, atualizado a cada venda em O(1), e um heap mínimo com 10 posições: se o produto já está nele, eu o reposiciono; se não está e a contagem passa a menor do heap, troco. Com 10 posições o custo é constante. Em banco seria uma tabela de contagens com índice pela contagem: O(log n) por venda, e ler os 10 primeiros é imediato.',
    part: 'Usaria um HashMap para contar as vendas de cada produto e ordenaria para pegar os 10 primeiros. A ordenação custa O(n log n).',
  },
  Idempotência: {
    whole:
      'O app gera um UUID por pagamento e manda sempre o mesmo em Idempotency-Key. Na API a chave é única e fica gravada na mesma transação da cobrança, com a resposta. Se o pedido se repete, devolvo a resposta guardada; se o primeiro ainda está em andamento, respondo 409 para o app tentar depois.',
    part: 'O cliente manda um identificador do pagamento, e a API verifica se ele já existe antes de cobrar. Se existe, devolve um erro dizendo que já foi pago.',
  },
  Falhas: {
    whole:
      'Gravo o pedido como “cobrando”, com uma chave de idempotência, antes de chamar o outro serviço. Se o processo morrer, uma tarefa acha os pedidos parados nesse estado, consulta o resultado pela chave ou repete a chamada com a mesma chave, e grava o final. Sem a chave eu nunca repetiria.',
    part: 'Colocaria a chamada numa fila com novas tentativas, para que outro processo continue se o primeiro cair.',
  },
  'Leitores de tela': {
    whole:
      'Uma região com role="status", que já está na página antes da busca, recebe algo como “12 resultados” depois que a pessoa para de digitar por meio segundo. O foco continua no campo, e nada de role="alert", para não interromper.',
    part: 'Colocaria aria-live na lista de resultados, para o leitor anunciar quando ela muda.',
  },
  Dados: {
    whole:
      'É uma corrida: o pedido do perfil anterior responde depois do novo e sobrescreve a tela. Eu cancelaria o anterior com AbortController na limpeza do efeito, ignoraria respostas cujo id não é o atual e guardaria o cache por id, com o esqueleto na tela enquanto o novo não chega.',
    part: 'O estado antigo fica na tela até o novo carregar. Limparia o estado ao trocar de perfil e mostraria que está carregando.',
  },
  Robustez: {
    whole: `async function comTentativas(fn, vezes) {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await fn();
    } catch (erro) {
      if (tentativa >= vezes) throw erro;
      // Dobra a cada vez, com um pouco de acaso, para não voltarem todos juntos.
      const espera = 200 * 2 ** (tentativa - 1) * (0.5 + Math.random() / 2);
      await new Promise((pronto) => setTimeout(pronto, espera));
    }
  }
}
`,
    others: [
      `async function comTentativas(fn, vezes) {
  let ultimoErro;
  let espera = 100;
  while (vezes > 0) {
    vezes -= 1;
    try {
      const resultado = await fn();
      return resultado;
    } catch (e) {
      ultimoErro = e;
    }
    if (vezes > 0) {
      await dormir(espera + Math.random() * espera);
      espera = Math.min(espera * 2, 10_000);
    }
  }
  throw ultimoErro;
}

const dormir = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
`,
      `const comTentativas = async (fn, vezes) => {
  const esperas = Array.from({ length: vezes - 1 }, (_, i) => 250 * (i + 1) ** 2);
  for (const ms of esperas) {
    const [ok, valor] = await fn().then((v) => [true, v], () => [false]);
    if (ok) return valor;
    await new Promise((r) => setTimeout(r, ms));
  }
  // A última lança o que der errado.
  return fn();
};
`,
      `async function comTentativas(fn, vezes) {
  const tentar = async (resta, espera) => {
    try {
      return await fn();
    } catch (erro) {
      if (resta <= 1) throw erro;
    }
    await new Promise((segue) => setTimeout(segue, espera));
    return tentar(resta - 1, espera * 2);
  };
  return tentar(vezes, 300);
}
`,
      `function comTentativas(fn, vezes, tentativa = 0) {
  return Promise.resolve()
    .then(fn)
    .catch((falha) =>
      tentativa + 1 < vezes
        ? new Promise((ok) => setTimeout(ok, 2 ** tentativa * 150 + Math.random() * 100)).then(() =>
            comTentativas(fn, vezes, tentativa + 1),
          )
        : Promise.reject(falha),
    );
}
`,
    ],
    part: `async function comTentativas(fn, vezes) {
  for (let i = 0; i < vezes; i++) {
    try {
      return await fn();
    } catch (erro) {
      await new Promise((pronto) => setTimeout(pronto, 1000));
    }
  }
}
`,
  },
  Semântica: {
    whole: `/*
<form onsubmit="salvar(event)">
  <label for="nome">Nome</label>
  <input id="nome" required aria-invalid="true" aria-describedby="erro-nome">
  <p id="erro-nome" role="alert">Preencha o nome</p>
  <button type="submit">Salvar</button>
</form>
*/
`,
    part: `/*
<button onclick="salvar()">Salvar</button>
<p class="erro">Preencha o nome</p>
<input placeholder="Nome">
*/
`,
  },
  Hooks: {
    whole: `export function useDebounced<T>(valor: T, ms: number): T {
  const [estavel, setEstavel] = useState(valor);
  useEffect(() => {
    const relogio = setTimeout(() => setEstavel(valor), ms);
    return () => clearTimeout(relogio);
  }, [valor, ms]);
  return estavel;
}
`,
    others: [
      `export function useDebounced<T>(valor: T, ms: number): T {
  const [ultimo, setUltimo] = useState<T>(valor);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setUltimo, ms, () => valor);
    return () => {
      clearTimeout(timer.current);
    };
  }, [valor, ms]);

  return ultimo;
}
`,
      `const espera = (ms: number) => new Promise<void>((fim) => setTimeout(fim, ms));

export function useDebounced<T>(valor: T, ms: number): T {
  const [par, setPar] = useState({ valor, vezes: 0 });
  useEffect(() => {
    let ativo = true;
    espera(ms).then(() => {
      if (ativo) setPar((antes) => ({ valor, vezes: antes.vezes + 1 }));
    });
    return () => {
      ativo = false;
    };
  }, [valor, ms]);
  return par.valor;
}
`,
      `export const useDebounced = <T,>(valor: T, ms: number): T => {
  const [atual, publicar] = useReducer((_: T, novo: T) => novo, valor);
  useEffect(() => {
    if (Object.is(atual, valor)) return undefined;
    const id = window.setTimeout(publicar, ms, valor);
    return window.clearTimeout.bind(window, id);
  }, [atual, valor, ms]);
  return atual;
};
`,
      `export function useDebounced<T>(valor: T, ms: number): T {
  const [mostrado, mostrar] = useState<T>(valor);
  const mudouEm = useRef(Date.now());
  useEffect(() => {
    mudouEm.current = Date.now();
    const relogio = setInterval(() => {
      if (Date.now() - mudouEm.current < ms) return;
      mostrar(() => valor);
      clearInterval(relogio);
    }, 25);
    return () => clearInterval(relogio);
  }, [valor, ms]);
  return mostrado;
}
`,
      `export function useDebounced<T>(valor: T, ms: number) {
  const [saida, setSaida] = useState(valor);
  useEffect(() => {
    const controle = new AbortController();
    const { signal } = controle;
    const id = setTimeout(() => !signal.aborted && setSaida(valor), ms);
    signal.addEventListener('abort', () => clearTimeout(id), { once: true });
    return () => controle.abort();
  }, [valor, ms]);
  return saida;
}
`,
    ],
    part: `export function useDebounced<T>(valor: T, ms: number): T {
  const [atrasado, setAtrasado] = useState(valor);
  useEffect(() => {
    setTimeout(() => setAtrasado(valor), ms);
  }, [valor]);
  return atrasado;
}
`,
  },
  Limites: {
    whole: `async function emLotes(itens, n, fn) {
  const resultados = new Array(itens.length);
  let proximo = 0;
  async function trabalhador() {
    while (proximo < itens.length) {
      const indice = proximo++;
      resultados[indice] = await fn(itens[indice]);
    }
  }
  await Promise.all(Array.from({ length: Math.min(n, itens.length) }, trabalhador));
  return resultados;
}
`,
    part: `async function emLotes(itens, n, fn) {
  const resultados = [];
  for (let i = 0; i < itens.length; i += n) {
    resultados.push(...(await Promise.all(itens.slice(i, i + n).map(fn))));
  }
  return resultados;
}
`,
  },
  Paginação: {
    whole: `select * from eventos
where (criado_em, id) < ($1, $2)
order by criado_em desc, id desc
limit 50
-- com índice em (criado_em, id)
`,
    others: [
      `select e.*
from eventos e
where e.criado_em < $1 or (e.criado_em = $1 and e.id < $2)
order by e.criado_em desc, e.id desc
fetch first 50 rows only
-- create index on eventos (criado_em desc, id desc)
`,
    ],
    part: `select * from eventos
where criado_em < $1
order by criado_em desc, id desc
limit 50
`,
  },
};
