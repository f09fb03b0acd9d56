import { describe, expect, it } from 'vitest'
import { openStateTypes } from './ticket-values.ts'
import { termOf } from './ticket-term.ts'

const now = Date.parse('2026-03-05T10:00:00Z')

describe('the colour of a term', () => {
  it('is the same in every state that is not an end, pending ones included', () => {
    const at = (dueAt: string) =>
      new Set(openStateTypes.map((stateType) => termOf({ dueAt, stateType }, now)))
    expect(at('2026-03-05T09:59:00Z')).toEqual(new Set(['over']))
    expect(at('2026-03-05T11:00:00Z')).toEqual(new Set(['soon']))
    expect(at('2026-03-05T11:01:00Z')).toEqual(new Set(['ahead']))
  })

  it('is none where no clock runs, and none once a ticket has ended', () => {
    expect(termOf({ dueAt: null, stateType: 'open' }, now)).toBeUndefined()
    expect(termOf({ dueAt: '2026-03-05T09:59:00Z', stateType: 'final' }, now)).toBeUndefined()
  })
})
