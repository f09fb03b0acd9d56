import type { Insertable } from 'kysely'
import type { BreakTypesTable } from '#db/schema/break-types.ts'
import type { Translations } from '#db/schema/catalogue.ts'

type Written = Partial<Omit<Insertable<BreakTypesTable>, 'code' | 'name' | 'translations'>>
type Row = { code: string; name: string; translations: Translations } & Written

/**
 * The breaks of a contact centre: their pay, category and maximum duration. Training, meetings, technical issues and
 * after-call work are states with their own limits, not breaks.
 */
export const breakTypes: readonly Row[] = [
  {
    code: 'PVD',
    name: 'Pausa visual (PVD)',
    translations: { en: 'Screen break', de: 'Bildschirmpause', fr: 'Pause écran', pt: 'Pausa visual' },
    colour: '#1f6f8b',
    minutesPerUse: 5,
    everyMinutes: 60,
    toleranceMinutes: 15,
  },
  {
    code: 'DES',
    name: 'Descanso',
    translations: { en: 'Rest', de: 'Ruhepause', fr: 'Repos', pt: 'Descanso' },
    colour: '#1d4ed8',
    minutesPerUse: 20,
    usesPerDay: 1,
    maxShare: 25,
  },
  {
    code: 'COM',
    name: 'Comida',
    translations: { en: 'Lunch', de: 'Mittagspause', fr: 'Déjeuner', pt: 'Almoço' },
    colour: '#b7410e',
    paid: false,
    effective: false,
    minutesPerUse: 120,
    usesPerDay: 1,
    maxShare: 50,
  },
  {
    code: 'BAN',
    name: 'Baño',
    // Never limited, and private.
    translations: { en: 'Restroom', de: 'Toilette', fr: 'Toilettes', pt: 'Casa de banho' },
    colour: '#5f6b7a',
  },
  {
    code: 'COA',
    name: 'Coaching',
    translations: { en: 'Coaching', de: 'Coaching', fr: 'Coaching', pt: 'Coaching' },
    colour: '#6b21a8',
  },
  {
    code: 'BOF',
    name: 'Gestión administrativa',
    translations: { en: 'Back office', de: 'Backoffice', fr: 'Back-office', pt: 'Gestão administrativa' },
    colour: '#1d4ed8',
  },
  {
    code: 'PER',
    name: 'Asunto personal',
    translations: {
      en: 'Personal matter',
      de: 'Persönliche Angelegenheit',
      fr: 'Affaire personnelle',
      pt: 'Assunto pessoal',
    },
    colour: '#9b2c2c',
    paid: false,
    effective: false,
    minutesPerUse: 15,
    usesPerDay: 2,
    reasonRequired: true,
  },
  {
    code: 'ESC',
    name: 'Escucha y calidad',
    translations: { en: 'Call listening', de: 'Mithören', fr: 'Écoute qualité', pt: 'Escuta e qualidade' },
    colour: '#6b21a8',
  },
  {
    code: 'MED',
    name: 'Visita médica',
    translations: {
      en: 'Medical appointment',
      de: 'Arzttermin',
      fr: 'Visite médicale',
      pt: 'Consulta médica',
    },
    colour: '#9b2c2c',
    effective: false,
  },
  {
    code: 'SIN',
    name: 'Horas sindicales',
    translations: {
      en: 'Union hours',
      de: 'Gewerkschaftsstunden',
      fr: 'Heures syndicales',
      pt: 'Horas sindicais',
    },
    colour: '#5f6b7a',
  },
  {
    code: 'SUP',
    name: 'Apoyo y supervisión',
    translations: {
      en: 'Floor support',
      de: 'Unterstützung im Team',
      fr: 'Soutien sur le plateau',
      pt: 'Apoio e supervisão',
    },
    colour: '#1f6f8b',
  },
]

/** The frequency of each among the demo's agents, by code. */
export const breakShares: Readonly<Record<string, number>> = {
  PVD: 0.4,
  DES: 0.25,
  COM: 0.08,
  BAN: 0.12,
  COA: 0.05,
  BOF: 0.05,
  PER: 0.05,
}
