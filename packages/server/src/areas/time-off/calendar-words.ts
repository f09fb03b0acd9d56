import type { UsersTable } from '#db/schema/people.ts'

export type CalendarWords = {
  own: string
  team: string
  vacation: string
  absent: string
  morning: string
  afternoon: string
  tentative: string
}

const languages: Record<NonNullable<UsersTable['locale']>, CalendarWords> = {
  es: {
    own: 'Mis vacaciones y ausencias',
    team: 'Vacaciones y ausencias del equipo',
    vacation: 'Vacaciones',
    absent: 'Ausente',
    morning: 'mañana',
    afternoon: 'tarde',
    tentative: 'por confirmar',
  },
  en: {
    own: 'My holidays and absences',
    team: 'Holidays and absences of the team',
    vacation: 'Holidays',
    absent: 'Absent',
    morning: 'morning',
    afternoon: 'afternoon',
    tentative: 'not confirmed',
  },
  de: {
    own: 'Mein Urlaub und meine Abwesenheiten',
    team: 'Urlaub und Abwesenheiten des Teams',
    vacation: 'Urlaub',
    absent: 'Abwesend',
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    tentative: 'nicht bestätigt',
  },
  fr: {
    own: 'Mes congés et absences',
    team: 'Congés et absences de l’équipe',
    vacation: 'Congés',
    absent: 'Absent',
    morning: 'matin',
    afternoon: 'après-midi',
    tentative: 'à confirmer',
  },
  pt: {
    own: 'As minhas férias e ausências',
    team: 'Férias e ausências da equipa',
    vacation: 'Férias',
    absent: 'Ausente',
    morning: 'manhã',
    afternoon: 'tarde',
    tentative: 'por confirmar',
  },
}

/** The texts of the time off calendar, in its owner's language. */
export const calendarWords = (locale: UsersTable['locale']): CalendarWords => languages[locale ?? 'es']
