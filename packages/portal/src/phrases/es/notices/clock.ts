import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const clock = {
  origin: 'Fichaje',
  correctionAsked: {
    kind: 'Me piden aceptar una corrección de fichaje',
    title: '{{person}} pide corregir un fichaje',
    text: 'Jornada del {{date}}',
  },
  correctionDecided: {
    kind: 'Responden a mi corrección de fichaje',
    title: '{{person}} ha respondido a su corrección',
    text: 'Jornada del {{date}}',
  },
  corrected: {
    kind: 'Se corrige un fichaje con una sola firma',
    title: '{{person}} ha corregido un fichaje',
    text: 'Jornada del {{date}}: ya está en vigor',
  },
  packageReady: {
    kind: 'Mi paquete del registro está listo',
    title: 'El paquete del registro está listo',
    text: 'Del {{from}} al {{until}}',
  },
  recordGranted: {
    kind: 'Me dan acceso a un registro de jornada',
    title: '{{person}} le da acceso a un registro de jornada',
    text: 'Del {{from}} al {{until}}',
  },
  monthSummary: {
    kind: 'Me envían el resumen mensual de horas',
    title: 'Su resumen de horas de {{month}}',
    text: '{{ordinary}} ordinarias, {{complementary}} complementarias y {{extra}} extraordinarias: confirme el mes',
  },
  monthReopened: {
    kind: 'Reabren un mes que confirmé',
    title: '{{person}} ha reabierto su mes {{month}}',
    text: '{{reason}}',
  },
  incidentJustified: {
    kind: 'Alguien justifica una incidencia de su jornada',
    title: '{{person}} justifica una incidencia de su jornada',
    text: 'Jornada del {{date}}',
  },
  incidentDecided: {
    kind: 'Deciden sobre una incidencia de mi jornada',
    title: '{{person}} ha decidido sobre una incidencia de su jornada',
    text: 'Jornada del {{date}}',
  },
  forgotten: {
    kind: 'Falta mi salida de la jornada anterior',
    title: '¿A qué hora salió el {{date}}?',
    text: 'No consta su salida: indíquela',
  },
  missing: {
    kind: 'No consta ningún fichaje en una jornada mía',
    title: 'No consta ningún fichaje del {{date}}',
    text: 'Tenía trabajo previsto: añada sus fichajes o comunique la ausencia',
  },
  missingTeam: {
    kind: 'Personas de mi equipo no ficharon en una jornada',
    title: 'Personas sin fichar el {{date}}: {{count}}',
    text: 'Tenían trabajo previsto y no consta ningún fichaje',
  },
} satisfies NoticeWordsOf<'clock'>
