import type { LettersOf } from '#mail/words/letters.ts'

export const clock = {
  correctionAsked: {
    subject: 'Piden corregir un fichaje',
    lines: ['{{person}} pide corregir un fichaje del {{date}}. No cambia nada hasta que usted decida.'],
    action: 'Ver la corrección',
  },
  correctionDecided: {
    subject: 'Han respondido a su corrección',
    lines: ['{{person}} ha respondido a la corrección del fichaje del {{date}}.'],
    action: 'Ver la corrección',
  },
  corrected: {
    subject: 'Han corregido un fichaje',
    lines: [
      '{{person}} ha corregido un fichaje del {{date}}. Según las reglas de esa jornada basta una firma: ya está en vigor.',
    ],
    action: 'Ver la corrección',
  },
  packageReady: {
    subject: 'El paquete del registro está listo',
    lines: [
      'El paquete del registro de jornada del {{from}} al {{until}} está listo. Puede descargarlo durante siete días.',
    ],
    action: 'Descargar el paquete',
  },
  recordGranted: {
    subject: 'Puede consultar un registro de jornada',
    lines: [
      '{{person}} le ha dado acceso de solo lectura al registro de jornada del {{from}} al {{until}}. Cada consulta queda anotada.',
    ],
    action: 'Abrir el registro',
  },
  monthSummary: {
    subject: 'Su resumen de horas de {{month}}',
    lines: [
      'Horas de {{month}}: {{ordinary}} ordinarias, {{complementary}} complementarias y {{extra}} extraordinarias. Revíselas y confirme el mes.',
    ],
    action: 'Revisar el mes',
  },
  monthReopened: {
    subject: 'Se ha reabierto su mes {{month}}',
    lines: ['{{person}} ha reabierto su mes {{month}}: {{reason}}', 'Vuelva a confirmarlo cuando esté bien.'],
    action: 'Ver el mes',
  },
  incidentJustified: {
    subject: 'Han justificado una incidencia de jornada',
    lines: ['{{person}} ha justificado una incidencia de su jornada del {{date}}. Espera su decisión.'],
    action: 'Ver la jornada',
  },
  incidentDecided: {
    subject: 'Han decidido sobre una incidencia de su jornada',
    lines: ['{{person}} ha decidido sobre una incidencia de su jornada del {{date}}.'],
    action: 'Ver la jornada',
  },
  forgotten: {
    subject: 'Falta su salida del {{date}}',
    lines: ['No consta a qué hora salió el {{date}}. Indíquelo: queda marcado como declarado por usted.'],
    action: 'Indicar la salida',
  },
  missing: {
    subject: 'No consta ningún fichaje del {{date}}',
    lines: [
      'El {{date}} tenía trabajo previsto y no consta ningún fichaje. Añada sus fichajes o comunique la ausencia.',
    ],
    action: 'Ver la jornada',
  },
  missingTeam: {
    subject: 'Personas sin fichar el {{date}}: {{count}}',
    lines: [
      'El {{date}} tenían trabajo previsto y no consta ningún fichaje. Personas: {{count}}. A cada una se le ha avisado.',
    ],
    action: 'Ver las jornadas',
  },
} satisfies LettersOf<'clock'>
