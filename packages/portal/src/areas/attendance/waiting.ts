import type { PermissionName } from '@portal/permissions'
import { clockCorrections, monthSheets } from '@portal/sdk/intranet'
import { waiting } from '#patterns/waiting/waiting.ts'

/** Corrections that the company has requested, and that wait for the person. */
const correctionsOf = (side: 'employee' | 'company', anyOf: readonly PermissionName[]) =>
  waiting({
    family: clockCorrections,
    ask: ({ index }) => index,
    with: [{ waiting: true, side, perPage: 1 }],
    count: ({ meta }) => meta.totalCount,
    anyOf,
  })

/** Corrections that the company requests from the person, and that people request from the company. */
export const useOwnCorrections = correctionsOf('company', ['FICHAJE_CREAR'])
export const useCorrectionsForCompany = correctionsOf('employee', ['FICHAJE_CORREGIR'])

/** The person's own unconfirmed months. */
export const useOwnMonths = waiting({
  family: monthSheets,
  ask: ({ index }) => index,
  with: [{ waiting: true, sort: 'month' }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['FICHAJE_CREAR'],
})
