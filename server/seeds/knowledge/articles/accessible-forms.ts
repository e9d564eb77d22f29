import type { ShelfArticle } from '../types.ts';
import { c, html, javascript, link, output, shown } from '../write.ts';

export const ACCESSIBLE_FORMS: ShelfArticle = {
  key: 'accessible-forms',
  title: 'Formulários que todo mundo consegue preencher',
  summary:
    'Rótulos, erros e foco: pouco HTML bem escolhido faz um cadastro funcionar com teclado, leitor de tela, zoom e pressa. Sem biblioteca.',
  category: 'frontend',
  level: 'basic',
  skills: ['HTML', 'Acessibilidade web'],
  locale: 'pt-BR',
  sources: [
    { title: 'Forms Tutorial (W3C Web Accessibility Initiative)', url: 'https://www.w3.org/WAI/tutorials/forms/' },
    { title: 'Learn Forms (web.dev)', url: 'https://web.dev/learn/forms' },
    {
      title: 'HTML attribute: autocomplete (MDN Web Docs)',
      url: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/autocomplete',
    },
  ],
  body: html`
<p>Dona Célia quer marcar uma consulta no site da clínica. Ela usa o celular com letra grande. O filho dela, Nilo, é cego e usa
leitor de tela. A vizinha, Rute, quebrou o braço e está digitando com uma mão só, sem mouse. O mesmo formulário precisa servir
aos três. A boa notícia: o HTML já faz quase tudo, se a gente não atrapalhar.</p>

<h2>Todo campo tem um rótulo</h2>
<p>Este campo parece ter nome, mas não tem:</p>
${shown`
<input type="text" placeholder="Telefone">
`}
<p>O ${c`placeholder`} some quando se começa a digitar. Quem se distrai no meio do cadastro precisa apagar para lembrar o que era
pedido. O contraste costuma ser baixo, e nem todo leitor de tela o anuncia como nome. O certo é um ${c`label`}, ligado ao
campo pelo ${c`id`}:</p>
${shown`
<label for="telefone">Telefone com DDD</label>
<input id="telefone" name="telefone" type="tel" autocomplete="tel">
`}
<p>O que se ganha com essa linha:</p>
<ul>
<li>o leitor de tela diz “Telefone com DDD, campo de edição”;</li>
<li>tocar no texto leva o foco ao campo, o que ajuda quem tem pouca precisão na mão;</li>
<li>quem fala com o computador pode dizer “clicar em telefone”.</li>
</ul>
<p>Para um grupo de opções, o rótulo de cada botão não basta: falta a pergunta. Ela vai num ${c`fieldset`} com
${c`legend`}.</p>
${shown`
<fieldset>
  <legend>Como prefere receber a confirmação?</legend>
  <label><input type="radio" name="aviso" value="sms"> SMS</label>
  <label><input type="radio" name="aviso" value="email"> E-mail</label>
</fieldset>
`}

<h2>O tipo certo poupa trabalho</h2>
<p>O atributo ${c`type`} escolhe o teclado do celular. O ${c`autocomplete`} deixa o navegador preencher o que a pessoa já
digitou mil vezes. Para quem escreve devagar, essa é a diferença entre terminar e desistir.</p>
<ul>
<li>${c`type="email"`} com ${c`autocomplete="email"`}: teclado com arroba.</li>
<li>${c`type="tel"`} com ${c`autocomplete="tel"`}: teclado de números.</li>
<li>${c`inputmode="numeric"`} com ${c`autocomplete="postal-code"`} para o CEP: números, sem as setinhas de ${c`type="number"`}.</li>
<li>${c`autocomplete="name"`}: um campo só para o nome inteiro. Nem todo mundo tem exatamente um nome e um sobrenome.</li>
</ul>
<p>Reserve ${c`type="number"`} para quantidades. CEP, CPF e telefone são códigos: não se soma um CEP a outro, e o zero da
frente faz falta.</p>

<h2>Aceite o que a pessoa digita</h2>
<p>“Telefone inválido” porque havia um parêntese é o programa passando o seu trabalho para a pessoa. Guarde só os números e aceite
qualquer forma de escrever. São poucas linhas:</p>
${javascript`
function lerTelefone(texto) {
  const numeros = texto.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return numeros.length === 10 || numeros.length === 11 ? numeros : null;
}

for (const texto of ['(19) 90124-6880', '19 901246880', '+55 19 90124 6880', '90124-6880']) {
  console.log(texto, '=>', lerTelefone(texto) ?? 'falta o DDD');
}
`}
${output`
(19) 90124-6880 => 19901246880
19 901246880 => 19901246880
+55 19 90124 6880 => 19901246880
90124-6880 => falta o DDD
`}
<p>Repare no último caso. A função não diz “inválido”; quem a chama sabe <em>o que</em> falta e pode dizer.</p>

<h2>Um erro que dá para consertar</h2>
<p>Uma borda vermelha não é uma mensagem. Quem não distingue o vermelho não vê, e quem ouve a página não escuta. Uma boa mensagem
fica junto do campo, diz o que houve e como resolver:</p>
${shown`
<label for="telefone">Telefone com DDD</label>
<input id="telefone" name="telefone" type="tel" autocomplete="tel"
       aria-invalid="true" aria-describedby="telefone-erro">
<p id="telefone-erro">Falta o DDD. Exemplo: 19 90124-6880.</p>
`}
<p>O ${c`aria-invalid`} faz o leitor de tela anunciar que há um erro no campo. O ${c`aria-describedby`} faz com que ele leia a
mensagem quando o campo recebe o foco. Ao enviar com erros, leve o foco ao primeiro campo errado:</p>
${shown`
const primeiroErro = formulario.querySelector('[aria-invalid="true"]');
primeiroErro?.focus();
`}
<p>E três gentilezas que custam nada:</p>
<ul>
<li>Não apague o que já foi digitado. Nunca.</li>
<li>Não reclame enquanto a pessoa ainda escreve. Espere ela sair do campo, ou enviar.</li>
<li>Não desabilite o botão de enviar. Um botão apagado não explica o que falta; um clique com boas mensagens explica.</li>
</ul>

<h2>Obrigatório, dito com palavras</h2>
<p>Se quase tudo é obrigatório, marque o que não é: “Complemento (opcional)”. O atributo ${c`required`} avisa o leitor de tela
e o navegador. Se você mostra as suas próprias mensagens, ponha ${c`novalidate`} no formulário, para que as duas não briguem, e
continue conferindo no servidor. O que o navegador confere é conforto; o que o servidor confere é segurança.</p>

<h2>Teclado e foco</h2>
<p>Deixe o mouse de lado e preencha o seu formulário inteiro com Tab, Shift+Tab, espaço, setas e Enter. Você precisa sempre
saber onde está. Se alguém escreveu ${c`outline: none`} no CSS, essa marca sumiu. Devolva-a, bem visível:</p>
${shown`
:focus-visible {
  outline: 3px solid #1d4ed8;
  outline-offset: 2px;
}
`}
<p>Um ${c`div`} com clique não recebe foco, não responde ao Enter e não é anunciado como botão. Use ${c`button`}. Dentro de um
formulário, ponha ${c`type="button"`} nos que não enviam: o padrão é enviar.</p>

<h2>Quando usar ARIA</h2>
<p>Pouco. ${c`aria-describedby`} e ${c`aria-invalid`} aparecem acima porque o HTML não tem como dizer aquilo sozinho. Um
seletor montado com ${c`div`} e dez atributos ARIA pode ficar acessível, mas dá muito trabalho e quebra fácil. Um
${c`select`} comum já nasce pronto, e no celular abre a lista do próprio sistema. É menos bonito? Às vezes. Decida sabendo o
preço.</p>

<h2>Para onde ir agora</h2>
<ol>
<li>Abra um formulário seu e preencha sem mouse. Anote onde se perdeu.</li>
<li>Ligue o leitor de tela do celular (TalkBack ou VoiceOver), feche os olhos e ouça dois campos.</li>
<li>Aumente o zoom do navegador para 200%. Nada pode sumir nem ficar por cima de outra coisa.</li>
<li>Siga o ${link('https://www.w3.org/WAI/tutorials/forms/', 'tutorial de formulários do W3C')}, um capítulo por semana.</li>
</ol>
`,
};
