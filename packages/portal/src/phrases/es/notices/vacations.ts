import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const vacations = {
  origin: 'Vacaciones',
  asked: {
    kind: 'Me piden decidir sobre vacaciones',
    title: '{{person}} espera su decisión sobre vacaciones',
    text: 'Del {{from}} al {{until}}',
  },
  decided: {
    kind: 'Responden a mis vacaciones',
    title: '{{person}} ha respondido a sus vacaciones',
    text: 'Del {{from}} al {{until}}',
  },
  entered: {
    kind: 'Solicitan vacaciones en mi nombre',
    title: '{{person}} ha solicitado vacaciones en su nombre',
    text: 'Del {{from}} al {{until}}',
  },
  cancelled: {
    kind: 'La empresa anula mis vacaciones',
    title: '{{person}} anula sus vacaciones',
    text: 'Del {{from}} al {{until}}: {{reason}}',
  },
  endsEarly: {
    kind: 'El final de mis vacaciones se adelanta',
    title: '{{person}} adelanta el final de sus vacaciones',
    text: 'Último día, el {{until}}: {{reason}}',
  },
  placeOffered: {
    kind: 'Me ofrecen una plaza de vacaciones',
    title: 'Hay una plaza libre para sus vacaciones',
    text: 'Del {{from}} al {{until}}: acéptela antes de que caduque',
  },
  placeGranted: {
    kind: 'Mis vacaciones consiguen plaza',
    title: 'Sus vacaciones ya tienen plaza',
    text: 'Del {{from}} al {{until}}',
  },
  waitingEnded: {
    kind: 'Mis vacaciones salen de la lista de espera',
    title: 'Sus vacaciones han salido de la lista de espera',
    text: 'Del {{from}} al {{until}}',
  },
  noneGranted: {
    kind: 'Ninguna de mis preferencias de vacaciones tiene plaza',
    title: 'No ha obtenido vacaciones en «{{name}}»',
    text: 'Ninguna de sus preferencias se ha concedido',
  },
  answersLate: {
    kind: 'Quedan vacaciones sin responder a tiempo',
    title: 'Hay solicitudes sin responder de «{{name}}»',
    text: '{{count}} fuera de plazo desde el {{date}}',
  },
  escalated: {
    kind: 'Me toca decidir porque nadie ha respondido a unas vacaciones',
    title: 'Nadie ha respondido a las vacaciones de {{person}}: ya puede decidir',
    text: 'Del {{from}} al {{until}}',
  },
  expiring: {
    kind: 'Mis vacaciones arrastradas van a caducar',
    title: 'Sus vacaciones de {{year}} caducan pronto',
    text: 'Solicítelas antes de que caduquen el {{until}}',
  },
} satisfies NoticeWordsOf<'vacations'>
