import type { TeleworkContents } from '#db/schema/telework.ts'

/** The default texts of an agreement; in Spanish, the language of the law. */
export const templateContents = (workCenter: string): TeleworkContents => ({
  equipment: [
    { name: 'Ordenador portátil', lifeMonths: 48 },
    { name: 'Monitor', lifeMonths: 60 },
    { name: 'Auriculares con micrófono', lifeMonths: 24 },
    { name: 'Silla ergonómica', lifeMonths: 96 },
  ],
  expenses: 'Electricidad y conexión a internet del lugar de trabajo a distancia.',
  compensation:
    '30 € al mes por jornada completa, en proporción a los días a distancia, en la nómina del mes siguiente.',
  hours:
    'El horario del turno asignado, igual que en el centro de trabajo, con registro diario de inicio y fin.',
  availability:
    'Dentro del horario. Fuera de él rige el derecho a la desconexión digital (Ley 10/2021 art. 18).',
  remotePercent: 40,
  distribution:
    'Los días a distancia del patrón semanal de este acuerdo; los demás días, en el centro de trabajo.',
  workCenter,
  place: '',
  reversalDays: 15,
  controls:
    'Registro de jornada y los sistemas de gestión de contactos, con los mismos criterios que en el centro de trabajo.',
  troubleshooting:
    'Avisar al servicio de sistemas y a quien coordina. El tiempo de una avería que no sea imputable a la persona cuenta como trabajado; si dura más de dos horas, la empresa puede pedir que se acuda al centro.',
  dataProtection:
    'La política de protección de datos de la empresa: sin impresiones, sin datos en equipos propios y con la pantalla bloqueada al ausentarse.',
  security:
    'La política de seguridad de la información: conexión por la red privada de la empresa, verificación en dos pasos y aviso inmediato de cualquier incidente.',
})

/** The default pattern of an agreement: Tuesday and Thursday. */
export const templatePattern = { weekA: [2, 4], weekB: null }
