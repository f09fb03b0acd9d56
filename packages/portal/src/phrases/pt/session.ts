import type { session as es } from '../es/session.ts'

export const session = {
  login: {
    title: 'Iniciar sessão',
    text: 'Use o seu utilizador e a palavra-passe da empresa.',
    user: 'Utilizador',
    password: 'Palavra-passe',
    submit: 'Iniciar sessão',
    forgotten: 'Esqueceu-se da palavra-passe?',
    register: 'Criar uma conta',
    failed: 'Utilizador ou palavra-passe incorretos',
    tooMany: 'Demasiadas tentativas. Aguarde {{time}} e tente novamente.',
    tooManySoon: 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
    unreachable: 'Não é possível contactar o servidor. Verifique a ligação.',
    returning: 'Depois de iniciar sessão, voltará à página que pediu.',
  },
  token: {
    title: 'Acesso por ligação',
    checking: 'A verificar a ligação…',
    who: 'Esta ligação inicia sessão como {{name}}.',
    short: 'A sessão durará 60 segundos.',
    enter: 'Entrar como {{name}}',
    unchecked: 'Não foi possível verificar a ligação',
    expired: 'Esta ligação já não é válida',
    expiredText:
      'Cada ligação serve uma só vez e durante pouco tempo. Peça uma nova ou inicie sessão com o seu utilizador e palavra-passe.',
    normal: 'Iniciar sessão com utilizador e palavra-passe',
  },
} satisfies typeof es
