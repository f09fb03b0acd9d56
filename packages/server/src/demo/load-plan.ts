import type { LoadsTable } from '#db/schema/loads.ts'
import type { FormatName } from './load-formats.ts'

/** A load of the last two weeks: `Recobro estándar` was loaded thirteen days ago with 2,400 rows. */
export type PlannedLoad = {
  format: FormatName
  fileName: string
  daysAgo: number
  rows: number
  state: LoadsTable['state']
  /** A choice that is spelled differently from the template, and in which share of the rows. */
  strange?: StrangeChoice
}

export type StrangeChoice = { column: string; values: readonly [string, ...string[]]; share: number }

/** In order of arrival: three with errors, of which one created no record, one paused halfway, one failed. */
export const plan: readonly PlannedLoad[] = [
  {
    format: 'Recobro estándar',
    fileName: 'meseta_impagados_1.csv',
    daysAgo: 13,
    rows: 2400,
    state: 'completed',
  },
  {
    format: 'Renovaciones de seguros',
    fileName: 'arcadia_renovaciones_1.csv',
    daysAgo: 12,
    rows: 1800,
    state: 'completed',
  },
  {
    format: 'Encuesta de satisfacción',
    fileName: 'encuesta_semana_1.csv',
    daysAgo: 11,
    rows: 1500,
    state: 'completed',
  },
  {
    format: 'Bajas de telefonía',
    fileName: 'telenova_bajas_1.csv',
    daysAgo: 10,
    rows: 2000,
    state: 'completed_with_errors',
  },
  {
    format: 'Recobro estándar',
    fileName: 'meseta_impagados_2.csv',
    daysAgo: 8,
    rows: 2600,
    state: 'completed',
  },
  {
    format: 'Encuesta de satisfacción',
    fileName: 'encuesta_semana_2.csv',
    daysAgo: 7,
    rows: 1600,
    state: 'completed',
  },
  {
    format: 'Renovaciones de seguros',
    fileName: 'arcadia_renovaciones_2.csv',
    daysAgo: 6,
    rows: 2200,
    state: 'completed',
  },
  { format: 'Bajas de telefonía', fileName: 'telenova_bajas_2.csv', daysAgo: 4, rows: 1700, state: 'failed' },
  {
    format: 'Recobro estándar',
    fileName: 'meseta_impagados_3.csv',
    daysAgo: 3,
    rows: 3000,
    state: 'completed_with_errors',
    strange: { column: 'stage', values: ['0-30', '31-60', '61-90'], share: 0.08 },
  },
  {
    format: 'Encuesta de satisfacción',
    fileName: 'encuesta_semana_3.csv',
    daysAgo: 2,
    rows: 1500,
    state: 'completed',
  },
  {
    format: 'Renovaciones de seguros',
    fileName: 'arcadia_renovaciones_3.csv',
    daysAgo: 1,
    rows: 1900,
    state: 'completed',
  },
  {
    format: 'Bajas de telefonía',
    fileName: 'telenova_bajas_3.csv',
    daysAgo: 1,
    rows: 240,
    state: 'completed_with_errors',
    strange: { column: 'product', values: ['FTTH', 'MOV', 'FTTH+MOV', 'IPTV'], share: 1 },
  },
  { format: 'Recobro estándar', fileName: 'meseta_impagados_4.csv', daysAgo: 0, rows: 2500, state: 'paused' },
]
