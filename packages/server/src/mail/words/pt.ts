import type { MailWords } from './letters.ts'

export const pt: MailWords = {
  greeting: 'Olá, {{name}}:',
  linkHint: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  closing: 'Esta mensagem foi enviada automaticamente; não responda a ela.',
  letters: {
    recovery: {
      subject: 'Repor a palavra-passe do portal',
      lines: [
        'Recebemos um pedido para repor a palavra-passe do seu utilizador «{{username}}».',
        'A ligação só pode ser usada uma vez e expira ao fim de {{minutes}} minutos.',
        'Se não foi o autor do pedido, não faça nada: a sua palavra-passe continua a ser a mesma.',
      ],
      action: 'Escolher uma nova palavra-passe',
    },
    invitation: {
      subject: 'A sua conta do portal',
      lines: [
        'Foi criada uma conta no portal para si. O seu utilizador é «{{username}}».',
        'Escolha a sua palavra-passe com esta ligação: só serve uma vez e expira ao fim de {{days}} dias.',
        'Se não estava à espera, pergunte ao seu administrador.',
      ],
      action: 'Escolher a minha palavra-passe',
    },
    passwordReset: {
      subject: 'Escolha outra palavra-passe do portal',
      lines: [
        'Um administrador anulou a palavra-passe do seu utilizador «{{username}}» e terminou as suas sessões.',
        'Escolha outra com esta ligação: só serve uma vez e expira ao fim de {{hours}} horas.',
        'Se não estava à espera, pergunte ao seu administrador.',
      ],
      action: 'Escolher uma nova palavra-passe',
    },
    passwordChanged: {
      subject: 'A sua palavra-passe do portal foi alterada',
      lines: [
        'A palavra-passe do seu utilizador «{{username}}» acaba de ser alterada e as suas outras sessões foram terminadas.',
        'Se não foi o autor da alteração, reponha-a de imediato e avise o seu administrador.',
      ],
      action: 'Repor a palavra-passe',
    },
    registration: {
      subject: 'Confirme a sua conta do portal',
      lines: [
        'Foi pedida uma conta do portal com este endereço de e-mail.',
        'A ligação só pode ser usada uma vez e expira ao fim de {{minutes}} minutos.',
        'Se não foi o autor do pedido, não faça nada: nenhuma conta será criada.',
      ],
      action: 'Confirmar a conta',
    },
    accountExists: {
      subject: 'Já tem uma conta do portal',
      lines: [
        'Foi pedida uma conta do portal com este endereço de e-mail, que já pertence ao seu utilizador «{{username}}».',
        'Se foi o autor do pedido e não se lembra da palavra-passe, pode repô-la. Caso contrário, não faça nada: nada mudou.',
      ],
      action: 'Repor a palavra-passe',
    },
    signInSlowed: {
      subject: 'Demasiadas tentativas de acesso com o seu utilizador',
      lines: [
        'Houve várias tentativas seguidas de iniciar sessão no portal como «{{username}}» com uma palavra-passe ou um código errados. O acesso a partir dessa rede foi bloqueado temporariamente.',
        'Se não foi o autor das tentativas, altere a sua palavra-passe e avise o seu administrador.',
      ],
      action: 'Abrir o portal',
    },
    questionsChanged: {
      subject: 'As suas perguntas de segurança do portal foram alteradas',
      lines: [
        'As perguntas de segurança do seu utilizador «{{username}}» acabam de ser alteradas.',
        'Se não foi o autor da alteração, altere a sua palavra-passe e avise o seu administrador.',
      ],
      action: 'Abrir o portal',
    },
  },
}
