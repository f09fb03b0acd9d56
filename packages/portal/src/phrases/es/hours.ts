/** Reports of working time: by period, and by skill. */
export const hours = {
  filters: {
    period: 'Período',
    groupId: 'Grupo de empleados',
    coordinatorId: 'Coordinador',
    projectId: 'Proyecto',
    skillId: 'Skill',
    workCenterId: 'Centro de trabajo',
  },
  periods: {
    text: 'Tiempo trabajado por persona: ordinario, complementario y extraordinario, y el saldo.',
    create: 'Ver los accesos de empleados',
    none: 'No hay tiempo trabajado en este período',
    noneText:
      'Amplíe el período: aparecen las personas con fichajes o con días que el contrato pide trabajar.',
    by: 'Totales por',
    units: { day: 'Día', week: 'Semana', month: 'Mes' },
    people: 'Personas',
    person: 'Persona',
    period: 'Período',
    workedDays: 'Días',
    effective: 'Tiempo efectivo',
    nonEffective: 'Pausas que no cuentan',
    unallocated: 'Sin clasificar',
    presence: 'Presencia',
    ordinary: 'Ordinarias',
    complementary: 'Complementarias',
    extra: 'Extraordinarias',
    theoretical: 'Según contrato',
    balance: 'Saldo',
    incidentDays: 'Días con incidencias',
  },
}
