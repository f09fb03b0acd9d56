import { expect, it, vi } from 'vitest'
import { kitLanguages, loadWords, wordsFor } from './words.ts'

it('uses Spanish until another language is loaded, and notifies then', async () => {
  // Other test files in this process may have loaded languages.
  vi.resetModules()
  const { loadWords, onWordsLoaded, wordsFor } = await import('./words.ts')
  expect(wordsFor('de-DE').cancel).toBe('Cancelar')
  let calls = 0
  const stop = onWordsLoaded(() => calls++)
  await loadWords('de-AT')
  await loadWords('de-DE')
  stop()
  await loadWords('fr')
  expect([calls, wordsFor('de-DE').cancel]).toEqual([1, 'Abbrechen'])
})

it('speaks five languages, chosen by the first part of a locale', async () => {
  await Promise.all(kitLanguages.map(loadWords))
  expect(kitLanguages.map((language) => wordsFor(`${language}-XX`).cancel)).toEqual([
    'Cancelar',
    'Cancel',
    'Abbrechen',
    'Annuler',
    'Cancelar',
  ])
})

it('falls back to Spanish for a language it does not speak', async () => {
  await loadWords('ca-ES')
  expect(wordsFor('ca-ES').close).toBe('Cerrar')
})

it('names the field in the text of a missing value', () => {
  expect(wordsFor('es').validation.valueMissing('Nombre')).toBe('El campo Nombre es obligatorio.')
})
