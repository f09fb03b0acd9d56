import { afterEach, expect, test } from 'vitest'
import { ConflictError } from '@portal/sdk'
import { isOvertaken } from './is-overtaken.ts'
import { reasonOf, currentStateAfter, registerCurrentStates } from './current-state.ts'

const refused = (field: string, code: string, id?: string) =>
  Object.assign(
    new ConflictError({
      status: 409,
      headers: new Headers(),
      body: { errors: { [field]: [{ error: code }] } },
    }),
    { operation: 'tickets.assign', ...(id === undefined ? {} : { id }) },
  )

let forget: () => void = () => undefined
afterEach(() => forget())

test('SHE-7.3 a refusal because somebody else was first says what stands, by the family of its operation', async () => {
  forget = registerCurrentStates((family, id) => Promise.resolve({ text: `${family} ${id}`, version: 4 }))
  expect(await currentStateAfter(refused('version', 'stale', '7'))).toEqual({ text: 'tickets 7', version: 4 })
  expect(await currentStateAfter(refused('state', 'invalid', '7'))).toEqual({ text: 'tickets 7', version: 4 })
  expect(await reasonOf(refused('version', 'stale', '7'), 'es')).toMatch(/ · tickets 7$/)
})

test('other refusals, and those of no row, say nothing of it', async () => {
  forget = registerCurrentStates((family, id) => Promise.resolve({ text: `${family} ${id}` }))
  expect(isOvertaken(refused('name', 'taken', '7'))).toBe(false)
  expect(await currentStateAfter(refused('name', 'taken', '7'))).toBeUndefined()
  expect(await currentStateAfter(refused('version', 'stale'))).toBeUndefined()
})

test('a row that cannot be read leaves the refusal as it is', async () => {
  const error = refused('version', 'stale', '7')
  const plain = await reasonOf(error, 'es')
  forget = registerCurrentStates(() => Promise.reject(new Error('gone')))
  expect(await reasonOf(error, 'es')).toBe(plain)
})
