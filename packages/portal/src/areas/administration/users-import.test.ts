import { expect, test } from 'vitest'
import { usersImport } from './users-import.ts'

const reading = { translate: (path: string) => path, language: 'es', timeZone: null, yes: 'Sí', no: 'No' }
const read = (name: string, value: string) =>
  usersImport.fields.find((field) => field.name === name)?.read(value, reading)

test('a language is understood by its code, by its own name and by what the reader calls it', () => {
  expect(['de', 'Deutsch', 'Alemán', 'DEUTSCH'].map((text) => read('locale', text))).toEqual(
    Array.from({ length: 4 }, () => 'de'),
  )
  expect(read('locale', 'italiano')).toBe('italiano')
  expect(read('locale', ' ')).toBeUndefined()
})

test('roles are in one cell as an export writes them, and an empty cell revokes none', () => {
  expect(read('roles', 'Agente, Calidad')).toEqual(['Agente', 'Calidad'])
  expect(read('roles', '')).toBeUndefined()
})
