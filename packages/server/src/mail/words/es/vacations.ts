import type { LettersOf } from '#mail/words/letters.ts'

export const vacations = {
  asked: {
    subject: 'Tiene una solicitud de vacaciones por decidir',
    lines: ['{{person}} pide del {{from}} al {{until}}. Espera su respuesta.'],
    action: 'Ver la solicitud',
  },
  decided: {
    subject: 'Han respondido a sus vacaciones',
    lines: ['{{person}} ha respondido a su solicitud del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  entered: {
    subject: 'Han solicitado vacaciones en su nombre',
    lines: ['{{person}} ha solicitado en su nombre vacaciones del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  cancelled: {
    subject: 'La empresa anula sus vacaciones',
    lines: ['{{person}} anula sus vacaciones del {{from}} al {{until}}: {{reason}}'],
    action: 'Ver las vacaciones',
  },
  endsEarly: {
    subject: 'Cambia el final de sus vacaciones',
    lines: ['{{person}}, sobre sus vacaciones del {{from}}: el último día sería el {{until}}. {{reason}}'],
    action: 'Ver las vacaciones',
  },
  placeOffered: {
    subject: 'Hay una plaza libre para sus vacaciones',
    lines: ['Se ha liberado una plaza del {{from}} al {{until}}. Acéptela antes de que caduque la oferta.'],
    action: 'Aceptar la plaza',
  },
  placeGranted: {
    subject: 'Sus vacaciones ya tienen plaza',
    lines: ['Se ha liberado una plaza y le corresponde: del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  waitingEnded: {
    subject: 'Sus vacaciones han salido de la lista de espera',
    lines: ['No ha quedado ninguna plaza a tiempo del {{from}} al {{until}}, o la oferta ha caducado.'],
    action: 'Ver la solicitud',
  },
  noneGranted: {
    subject: 'No ha obtenido vacaciones en «{{name}}»',
    lines: [
      'Se han publicado los resultados de «{{name}}» y ninguna de sus preferencias se ha concedido. Puede pedir otras fechas.',
    ],
    action: 'Ver sus preferencias',
  },
  answersLate: {
    subject: 'Hay solicitudes de vacaciones sin responder',
    lines: [
      'El plazo de respuesta de «{{name}}» terminó el {{date}} y quedan {{count}} solicitudes sin responder.',
    ],
    action: 'Ver las solicitudes',
  },
  escalated: {
    subject: 'Puede decidir sobre unas vacaciones sin respuesta',
    lines: [
      '{{person}} pide del {{from}} al {{until}} y nadie ha respondido a tiempo. Desde ahora puede decidir usted.',
    ],
    action: 'Ver la solicitud',
  },
  expiring: {
    subject: 'Sus vacaciones de {{year}} van a caducar',
    lines: ['Le quedan vacaciones de {{year}} que caducan el {{until}}. Solicítelas antes.'],
    action: 'Ver mis vacaciones',
  },
} satisfies LettersOf<'vacations'>
