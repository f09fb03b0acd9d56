import type { hours as es } from '../es/hours.ts'

/** Reports of working time: by period, and by skill. */
export const hours = {
  filters: {
    period: 'Zeitraum',
    groupId: 'Beschäftigtengruppe',
    coordinatorId: 'Koordination',
    projectId: 'Projekt',
    skillId: 'Skill',
    workCenterId: 'Standort',
  },
  periods: {
    text: 'Arbeitszeit nach Person: regulär, Mehrarbeit und Überstunden, und der Saldo.',
    create: 'Zeiten der Beschäftigten ansehen',
    none: 'Keine Arbeitszeit in diesem Zeitraum',
    noneText:
      'Wählen Sie einen längeren Zeitraum: Es erscheinen Personen mit Buchungen oder mit Tagen, an denen der Vertrag Arbeit vorsieht.',
    by: 'Summen nach',
    units: { day: 'Tag', week: 'Woche', month: 'Monat' },
    people: 'Personen',
    person: 'Person',
    period: 'Zeitraum',
    workedDays: 'Tage',
    effective: 'Arbeitszeit',
    nonEffective: 'Nicht angerechnete Pausen',
    unallocated: 'Nicht zugeordnet',
    presence: 'Anwesenheit',
    ordinary: 'Regulär',
    complementary: 'Mehrarbeit in Teilzeit',
    extra: 'Überstunden',
    theoretical: 'Laut Vertrag',
    balance: 'Saldo',
    incidentDays: 'Tage mit Auffälligkeiten',
  },
} satisfies typeof es
