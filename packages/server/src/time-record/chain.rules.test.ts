import { expect, it } from 'vitest'
import { type Chained, hashOf } from './chain.rules.ts'

const entry: Chained = {
  ...{ id: 'e2', employeeId: 'ana', number: 2, kind: 'break_start' },
  ...{ at: new Date('2026-03-05T10:00:00Z'), recordedAt: new Date('2026-03-05T10:01:00Z') },
  ...{ timeZone: 'Europe/Madrid', breakTypeId: 'lunch', counts: 'non_effective', minutesPerUse: 60 },
  ...{ reason: 'Cita', mode: 'on_site', source: 'offline', createdBy: 'ana', ip: '127.0.0.1' },
  ...{ userAgent: 'Firefox', replaces: 'e1', previousHash: 'f00d' },
}

it('FIC-13.1 whatever of an entry is altered, its hash is another: its own id and what its break counts as, too', () => {
  for (const name of Object.keys(entry)) {
    const value = entry[name as keyof Chained]
    const altered = {
      ...entry,
      [name]: value instanceof Date ? new Date(value.getTime() + 1) : `${value ?? ''}0`,
    }
    expect(hashOf(altered), name).not.toBe(hashOf(entry))
  }
  expect(hashOf({ ...entry })).toBe(hashOf(entry))
})
