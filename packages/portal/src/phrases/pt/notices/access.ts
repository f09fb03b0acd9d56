import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const access = {
  origin: 'Acessos',
  requested: {
    kind: 'Alguém pede acesso',
    title: '{{person}} pede acesso',
    text: 'Permissão: {{permission}}',
  },
  decided: {
    kind: 'O meu pedido de acesso é decidido',
    title: 'O seu pedido de acesso foi decidido',
    text: 'Permissão: {{permission}}',
  },
  granted: {
    kind: 'É-me concedida uma permissão',
    title: 'Foi-lhe concedida uma permissão',
    text: '{{permission}}. Concedida por {{person}}.',
  },
  revoked: {
    kind: 'É-me retirada uma permissão',
    title: 'Foi-lhe retirada uma permissão',
    text: '{{permission}}. Motivo: {{reason}}',
  },
  secondFactorReset: {
    kind: 'A minha verificação em dois passos é reposta',
    title: 'A sua verificação em dois passos foi reposta',
    text: 'Se não o pediu, avise o seu administrador.',
  },
} satisfies NoticeWordsOf<'access'>
