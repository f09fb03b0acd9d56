/** What the letters about vacation, absences and telework say. */
export const timeOff = {
  vacationAsked: {
    subject: 'Tiene una solicitud de vacaciones por decidir',
    lines: ['{{person}} pide del {{from}} al {{until}}. Espera su respuesta.'],
    action: 'Ver la solicitud',
  },
  vacationDecided: {
    subject: 'Han respondido a sus vacaciones',
    lines: ['{{person}} ha respondido a su solicitud del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  vacationEntered: {
    subject: 'Han solicitado vacaciones en su nombre',
    lines: ['{{person}} ha solicitado en su nombre vacaciones del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  vacationCancelled: {
    subject: 'La empresa anula sus vacaciones',
    lines: ['{{person}} anula sus vacaciones del {{from}} al {{until}}: {{reason}}'],
    action: 'Ver las vacaciones',
  },
  vacationEndsEarly: {
    subject: 'Cambia el final de sus vacaciones',
    lines: ['{{person}}, sobre sus vacaciones del {{from}}: el último día sería el {{until}}. {{reason}}'],
    action: 'Ver las vacaciones',
  },
  absenceAsked: {
    subject: 'Tiene una ausencia por decidir',
    lines: ['{{person}} comunica una ausencia desde el {{from}}. Espera su respuesta.'],
    action: 'Ver la ausencia',
  },
  absenceDecided: {
    subject: 'Han respondido a su ausencia',
    lines: ['{{person}} ha respondido a su ausencia del {{from}}.'],
    action: 'Ver la ausencia',
  },
  absenceEntered: {
    subject: 'Han anotado una ausencia suya',
    lines: ['{{person}} ha anotado en su nombre una ausencia desde el {{from}}.'],
    action: 'Ver la ausencia',
  },
  absenceProofDue: {
    subject: 'Falta el justificante de su ausencia',
    lines: ['El justificante de su ausencia del {{from}} vence el {{due}}.'],
    action: 'Aportar el justificante',
  },
  absenceNotJustified: {
    subject: 'Su ausencia ha quedado sin justificar',
    lines: [
      'El plazo del justificante de su ausencia del {{from}} terminó el {{due}}. Todavía puede aportarlo.',
    ],
    action: 'Aportar el justificante',
  },
  adaptationAsked: {
    subject: 'Tiene una adaptación de jornada por responder',
    lines: [
      '{{person}} pide adaptar su jornada. El plazo para responder termina el {{due}}; sin respuesta queda concedida.',
    ],
    action: 'Ver la solicitud',
  },
  adaptationDecided: {
    subject: 'Hay respuesta a su adaptación de jornada',
    lines: ['Ya tiene respuesta su solicitud de adaptar la jornada desde el {{from}}.'],
    action: 'Ver la solicitud',
  },
  vacationPlaceOffered: {
    subject: 'Hay una plaza libre para sus vacaciones',
    lines: ['Se ha liberado una plaza del {{from}} al {{until}}. Acéptela antes de que caduque la oferta.'],
    action: 'Aceptar la plaza',
  },
  vacationPlaceGranted: {
    subject: 'Sus vacaciones ya tienen plaza',
    lines: ['Se ha liberado una plaza y le corresponde: del {{from}} al {{until}}.'],
    action: 'Ver la solicitud',
  },
  vacationWaitingEnded: {
    subject: 'Sus vacaciones han salido de la lista de espera',
    lines: ['No ha quedado ninguna plaza a tiempo del {{from}} al {{until}}, o la oferta ha caducado.'],
    action: 'Ver la solicitud',
  },
  vacationAnswersLate: {
    subject: 'Hay solicitudes de vacaciones sin responder',
    lines: [
      'El plazo de respuesta de «{{name}}» terminó el {{date}} y quedan {{count}} solicitudes sin responder.',
    ],
    action: 'Ver las solicitudes',
  },
  teleworkOffered: {
    subject: 'Tiene un acuerdo de teletrabajo por firmar',
    lines: [
      '{{person}} le ofrece un acuerdo de teletrabajo desde el {{from}}. Léalo y fírmelo, o rechácelo.',
    ],
    action: 'Ver el acuerdo',
  },
  teleworkAnswered: {
    subject: 'Han respondido a un acuerdo de teletrabajo',
    lines: ['{{person}} ha respondido al acuerdo de teletrabajo que empieza el {{from}}.'],
    action: 'Ver el acuerdo',
  },
  teleworkReversed: {
    subject: 'Un acuerdo de teletrabajo termina',
    lines: [
      '{{person}} vuelve al trabajo presencial: el último día del acuerdo es el {{until}}. Motivo: {{reason}}',
    ],
    action: 'Ver el acuerdo',
  },
  approvalsDelegated: {
    subject: 'Decide en lugar de otra persona',
    lines: ['{{person}} le ha delegado sus decisiones del {{from}} al {{until}}.'],
    action: 'Ver lo que espera',
  },
  standInNamed: {
    subject: 'Alguien decide en su lugar',
    lines: ['{{person}} decide en su lugar del {{from}} al {{until}}. Lo ha establecido {{by}}.'],
    action: 'Ver la delegación',
  },
}
