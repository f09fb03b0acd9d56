/** What becomes of the incidents of working days. */
export const dayIncidents = {
  names: { log: 'Incidencias de jornada' },
  acts: {
    justify: 'Justificar',
    justifyAgain: 'Cambiar la justificación',
    justifyTitle: 'Justificar: {{kind}}',
    accept: 'Aceptar',
    reject: 'Rechazar',
    dismiss: 'Descartar',
    reason: 'Motivo',
    reasonHelp: 'Lo lee quien decide y queda con la jornada.',
    minutes: 'Minutos que justifica',
    minutesHelp:
      'De lo previsto que falta en el día. Déjelo vacío si no hay tiempo que justificar. No cuentan como tiempo efectivo.',
    send: 'Enviar la justificación',
    sent: 'Justificación enviada. Espera la decisión de la empresa.',
    label: '{{kind}}: {{person}}, {{date}}',
    justified: '{{count}} min justificados',
    accepted: 'Incidencia aceptada',
    rejected: 'Justificación rechazada',
    dismissed: 'Incidencia descartada',
  },
}
