import { expect, it } from 'vitest'
import { isFound, textParts } from './match.ts'

const marked = (text: string, query: string) =>
  textParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it('finds a text without regard to case and accents', () => {
  expect(isFound(['Gestión de nóminas'], 'NOMINAS')).toBe(true)
  expect(isFound(['Gestión de nóminas'], 'gestion nom')).toBe(true)
  expect(isFound(['Gestión', 'nóminas'], 'nom gest')).toBe(true)
  expect(isFound(['Gestión de nóminas'], 'nom vac')).toBe(false)
  expect(isFound(['Gestión', undefined], '')).toBe(true)
})

it('marks matches with their original accents', () => {
  expect(marked('Gestión de nóminas', 'gestion nom')).toBe('[Gestión] de [nóm]inas')
  expect(marked('Íñigo', 'inig')).toBe('[Íñig]o')
  expect(marked('ana Ana', 'ana')).toBe('[ana] [Ana]')
  expect(marked('Ana', '')).toBe('Ana')
})

it('marks a letter whose accent is a character of its own', () => {
  expect(marked('cafe\u0301s', 'cafes')).toBe('[cafe]\u0301[s]')
})
