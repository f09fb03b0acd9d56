import type { hours as es } from '../es/hours.ts'

/** Reports of working time: by period, and by skill. */
export const hours = {
  filters: {
    period: 'Période',
    groupId: 'Groupe d’employés',
    coordinatorId: 'Coordinateur',
    projectId: 'Projet',
    skillId: 'Skill',
    workCenterId: 'Site',
  },
  periods: {
    text: 'Temps travaillé par personne : ordinaire, complémentaire, supplémentaire, et le solde.',
    create: 'Voir les pointages des employés',
    none: 'Aucun temps travaillé sur cette période',
    noneText:
      'Choisissez une période plus longue : les personnes qui ont pointé ou dont le contrat prévoit du travail apparaissent.',
    by: 'Totaux par',
    units: { day: 'Jour', week: 'Semaine', month: 'Mois' },
    people: 'Personnes',
    person: 'Personne',
    period: 'Période',
    workedDays: 'Jours',
    effective: 'Temps travaillé',
    nonEffective: 'Pauses non comptées',
    unallocated: 'Non attribué',
    presence: 'Présence',
    ordinary: 'Ordinaires',
    complementary: 'Complémentaires',
    extra: 'Supplémentaires',
    theoretical: 'Selon le contrat',
    balance: 'Solde',
    incidentDays: 'Jours avec anomalies',
  },
} satisfies typeof es
