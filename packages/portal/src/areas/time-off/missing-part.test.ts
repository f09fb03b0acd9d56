import { expect, test } from 'vitest'
import type { AbsenceDetail } from '@portal/sdk'
import { missingPartOn } from './missing-part.ts'

type Part = AbsenceDetail['parts'][number]
const part = (kind: Part['kind'], on: string, nextOn: string | null = null): Part => ({
  ...{ kind, on, nextOn, at: `${on}T08:00:00.000Z`, by: { id: 'hr', displayName: 'Recursos Humanos' } },
})
const leave = (parts: Part[], rest: Partial<AbsenceDetail> = {}) => ({
  ...{ state: 'ongoing' as const, until: null, parts },
  ...rest,
})
const begun = [part('baja', '2026-08-03', '2026-08-10')]

test('sick leave whose review has passed without its part names the date of the review', () => {
  expect(missingPartOn(leave([]), '2026-08-20')).toBeNull()
  expect(missingPartOn(leave(begun), '2026-08-10')).toBeNull()
  expect(missingPartOn(leave(begun), '2026-08-11')).toBe('2026-08-10')
  const confirmed = [...begun, part('confirmation', '2026-08-12', '2026-08-19')]
  expect(missingPartOn(leave(confirmed), '2026-08-19')).toBeNull()
  expect(missingPartOn(leave(confirmed), '2026-08-20')).toBe('2026-08-19')
})

test('sick leave that is over misses no part', () => {
  const closed = [...begun, part('discharge', '2026-08-07')]
  expect(missingPartOn(leave(closed, { until: '2026-08-07' }), '2026-08-20')).toBeNull()
  expect(missingPartOn(leave(begun, { until: '2026-08-07' }), '2026-08-20')).toBeNull()
  expect(missingPartOn(leave(begun, { state: 'cancelled' }), '2026-08-20')).toBeNull()
})
