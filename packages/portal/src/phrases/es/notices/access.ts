import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const access = {
  origin: 'Accesos',
  requested: {
    kind: 'Alguien solicita acceso',
    title: '{{person}} solicita acceso',
    text: 'Permiso: {{permission}}',
  },
  decided: {
    kind: 'Se resuelve mi solicitud de acceso',
    title: 'Se ha resuelto su solicitud de acceso',
    text: 'Permiso: {{permission}}',
  },
  granted: {
    kind: 'Me conceden un permiso',
    title: 'Se le ha concedido un permiso',
    text: '{{permission}}. Concedido por {{person}}.',
  },
  revoked: {
    kind: 'Me retiran un permiso',
    title: 'Se le ha retirado un permiso',
    text: '{{permission}}. Motivo: {{reason}}',
  },
  secondFactorReset: {
    kind: 'Me restablecen la verificación en dos pasos',
    title: 'Se ha restablecido su verificación en dos pasos',
    text: 'Si no lo ha pedido usted, avise a su administrador.',
  },
} satisfies NoticeWordsOf<'access'>
