/** The dashboard. */
export const home = {
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  subtitle: 'Esto es lo que ocurre hoy en el centro.',
  people: {
    employees: 'Personas en plantilla',
    online: 'Personas en línea',
    onlineHint: 'Vistas en los últimos cinco minutos',
    assigned: 'Mi equipo',
    assignedOnline: '{{online}} en línea ahora',
  },
  loads: {
    today: 'Registros cargados hoy',
    errorsToday: 'Filas rechazadas hoy',
    running: 'Cargues en curso',
    paused: '{{count}} en pausa',
    waiting: 'Cargues por revisar',
    waitingHint: 'Con filas rechazadas o fallidos',
    byDay: 'Registros por día',
    byDayText: 'Los últimos 14 días',
    records: 'Registros',
    errors: 'Rechazadas',
    recent: 'Últimos cargues',
    noneRecent: 'Todavía no hay cargues',
    noneRecentText: 'Suba un archivo de registros para empezar.',
    upload: 'Subir un archivo',
    seeAll: 'Ver todos los cargues',
    rows: '{{processed}} de {{total}} filas',
  },
}
