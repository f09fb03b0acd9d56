import { expect, it } from 'vitest'
import { type Chained, contentOf, hashOf, traceOf } from './chain.rules.ts'

const entry: Chained = {
  ...{ id: 'e2', employeeId: 'ana', number: 2, kind: 'break_start' },
  ...{ at: new Date('2026-03-05T10:00:00Z'), recordedAt: new Date('2026-03-05T10:01:00Z') },
  ...{ timeZone: 'Europe/Madrid', breakTypeId: 'lunch', counts: 'non_effective', minutesPerUse: 60 },
  ...{ reason: 'Cita', mode: 'on_site', source: 'offline', createdBy: 'ana', ip: '127.0.0.1' },
  ...{ userAgent: 'Firefox', replaces: 'e1', salt: 'salt', previousHash: 'f00d' },
}

const altered = (one: Chained, name: string): Chained => {
  const value = one[name as keyof Chained]
  return { ...one, [name]: value instanceof Date ? new Date(value.getTime() + 1) : `${value ?? ''}0` }
}

it('FIC-13.1 whatever of an entry is altered, its hash is another: its own id and what its break counts as, too', () => {
  const first = { ...entry, salt: null }
  for (const name of Object.keys(entry)) {
    expect(hashOf(altered(entry, name)), name).not.toBe(hashOf(entry))
    if (name !== 'salt') expect(hashOf(altered(first, name)), `${name} at first`).not.toBe(hashOf(first))
  }
  expect(hashOf({ ...entry })).toBe(hashOf(entry))
})

it('an entry of before has the hash that it always had', () => {
  expect(hashOf({ ...entry, salt: null })).toBe(
    '85677e3707f9eebaa211b36aeb039b7c442b13898be126ec187ce84c326031ce',
  )
})

it('the content of an entry is separate from the previous link, and its origin stays hidden', () => {
  expect(contentOf({ ...entry, previousHash: '' })).toBe(contentOf(entry))
  expect(traceOf(entry)).not.toBe(traceOf({ ...entry, salt: 'other' }))
})
