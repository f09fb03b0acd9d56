import { describe, expect, it } from 'vitest'
import { operationRows } from '#contract/operations.ts'
import { actsOnNoRow, actsShownElsewhere, actsWithoutValues, silentActs } from '../testing/acts-in-the-log.ts'

describe('the audit log and the acts', () => {
  // e2e/sdk/validation.test.ts performs all other acts of the contract, and checks that each is logged.
  it('makes an exception of no act that does not exist, and of none twice', () => {
    const acts = new Set(operationRows.filter(({ method }) => method !== 'get').map(({ id }) => id))
    const named = [silentActs, actsOnNoRow, actsWithoutValues, actsShownElsewhere].flatMap(Object.keys)
    expect(named.filter((id) => !acts.has(id))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
