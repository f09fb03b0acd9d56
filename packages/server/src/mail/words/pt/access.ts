import type { LettersOf } from '#mail/words/letters.ts'

export const access = {
  requested: {
    subject: '{{person}} pede acesso',
    lines: ['{{person}} pede a permissão «{{permission}}».'],
    action: 'Ver o pedido',
  },
  decided: {
    subject: 'O seu pedido de acesso foi decidido',
    lines: ['Foi tomada uma decisão sobre o seu pedido da permissão «{{permission}}».'],
    action: 'Ver a resposta',
  },
  granted: {
    subject: 'Foi-lhe concedida uma permissão',
    lines: ['{{person}} concedeu-lhe a permissão «{{permission}}».'],
    action: 'Ver o seu perfil',
  },
  revoked: {
    subject: 'Foi-lhe retirada uma permissão',
    lines: ['Foi-lhe retirada a permissão «{{permission}}». Motivo: {{reason}}.'],
    action: 'Ver o pedido',
  },
  secondFactorReset: {
    subject: 'A sua verificação em dois passos foi reposta',
    lines: [
      'Um administrador repôs a sua verificação em dois passos e as suas sessões foram terminadas. Se não o pediu, avise o seu administrador.',
    ],
    action: 'Abrir o portal',
  },
} satisfies LettersOf<'access'>
