import { expect, it } from 'vitest'
import { initials, toneOf } from './initials.ts'

it('takes the letters of the names that count', () => {
  expect(initials('María de la Cruz Gil')).toBe('MC')
  expect(initials('  ángel ')).toBe('Á')
  expect(initials('')).toBe('')
})

it('gives a person always the same tint', () => {
  expect(toneOf('Ana Ruiz')).toBe(toneOf('Ana Ruiz'))
})
