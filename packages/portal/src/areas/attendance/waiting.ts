import type { PermissionName } from '@portal/permissions'
import { clockCorrections, monthSheets } from '@portal/sdk/intranet'
import { waiting } from '#patterns/waiting/waiting.ts'

/** Corrections of clock entries that this side has asked for, and that wait for the person. */
const correctionsOf = (side: 'employee' | 'company', anyOf: readonly PermissionName[]) =>
  waiting({
    family: clockCorrections,
    ask: ({ index }) => index,
    with: [{ waiting: true, side, perPage: 1 }],
    count: ({ meta }) => meta.totalCount,
    anyOf,
  })

/** What the company asks oneself to correct, and what people ask the company. */
export const useOwnCorrections = correctionsOf('company', ['FICHAJE_CREAR'])
export const useCorrectionsForCompany = correctionsOf('employee', ['FICHAJE_CORREGIR'])

/** Months that one has not confirmed yet. */
export const useOwnMonths = waiting({
  family: monthSheets,
  ask: ({ index }) => index,
  with: [{ waiting: true, sort: 'month' }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['FICHAJE_CREAR'],
})
