import { expect, it } from 'vitest'
import { kitLanguages, wordsFor } from './words.ts'

it('speaks five languages, chosen by the first part of a locale', () => {
  expect(kitLanguages.map((language) => wordsFor(`${language}-XX`).cancel)).toEqual([
    'Cancelar',
    'Cancel',
    'Abbrechen',
    'Annuler',
    'Cancelar',
  ])
})

it('falls back to Spanish for a language it does not speak', () => {
  expect(wordsFor('ca-ES').close).toBe('Cerrar')
})

it('names the field in the text of a missing value', () => {
  expect(wordsFor('es').validation.valueMissing('Nombre')).toBe('El campo Nombre es obligatorio.')
})
