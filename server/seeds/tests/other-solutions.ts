/** Further right answers to the code of the library, as other people write them: by the function that is asked for. */
export const OTHER_SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  mais_lentos: [
    `import statistics

def mais_lentos(linhas, n):
    por_rota = {}
    for linha in linhas:
        partes = linha.split()
        por_rota.setdefault(partes[0], []).append(int(partes[1]))
    medianas = [(statistics.median(valores), rota) for rota, valores in por_rota.items()]
    medianas.sort(key=lambda par: par[0], reverse=True)
    return [rota for _, rota in medianas[:n]]
`,
    `def mediana(valores):
    ordem = sorted(valores)
    meio = len(ordem) // 2
    if len(ordem) % 2 == 1:
        return ordem[meio]
    return (ordem[meio - 1] + ordem[meio]) / 2

def mais_lentos(linhas, n):
    rotas = {}
    for linha in linhas:
        rota, tempo = linha.split(' ')
        if rota not in rotas:
            rotas[rota] = []
        rotas[rota].append(int(tempo))
    nomes = list(rotas.keys())
    nomes.sort(key=lambda nome: -mediana(rotas[nome]))
    return nomes[0:n]
`,
  ],
};
