import { expect, test } from 'vitest'
import { withReferences } from './references.ts'

const fields = [{ name: 'name' }, { name: 'planId', of: 'plan' }, { name: 'exceptIds', of: 'exceptions' }]

test('a row that is edited keeps what it refers to, whether or not it carries the ids', () => {
  const [plan, exceptions] = [{ id: 'p', name: 'Verano' }, [{ id: 'a' }, { id: 'b' }]]
  const row = { name: 'Turno', plan, exceptions }
  expect(withReferences(fields, row)).toEqual({ ...row, planId: 'p', exceptIds: ['a', 'b'] })
  expect(withReferences(fields, { ...row, planId: 'q' })).toMatchObject({ planId: 'q' })
  expect(withReferences(fields, { ...row, plan: null })).toMatchObject({ planId: null })
})
