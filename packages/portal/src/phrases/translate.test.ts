import i18next from 'i18next'
import { expect, test } from 'vitest'
import { absenceRequests } from './es/absenceRequests.ts'
import { phrasesOf, type Translate } from './translate.ts'

test('a phrase is formatted with its values, in the plural of its count', async () => {
  await i18next.init({
    lng: 'es',
    resources: { es: { absenceRequests } },
    interpolation: { escapeValue: false },
  })
  const t = phrasesOf('absenceRequests')
  expect(t('asked', { count: 1 })).toBe('Tiene 1 ausencia pendiente de justificar')
  expect(t('asked', { count: 3 })).toBe('Tiene 3 ausencias pendientes de justificar')
  expect(t('list.label', { person: 'Ana', type: 'Baja', dates: 'hoy' })).toBe('Ana, Baja, hoy')
})

/** Only compiled, never run: each directive asserts that the next line does not compile. */
export function mistakes(
  t: Translate<'absenceRequests'>,
  both: Translate<readonly ['absenceRequests', 'team']>,
  text: string,
) {
  const parts = ['day', 'hours'] as const
  return [
    t('list.title'),
    t('absenceRequests:list.title'),
    both('team:today.states.break'),
    ...parts.map((part) => t(`list.parts.${part}`)),
    // @ts-expect-error -- a phrase that does not exist
    t('list.nonsense'),
    // @ts-expect-error -- a group of phrases
    t('list.parts'),
    // @ts-expect-error -- one form of a plural
    t('asked_one'),
    // @ts-expect-error -- a namespace that is not loaded here
    t('team:today.states.break'),
    // @ts-expect-error -- without its prefix, a phrase that only the second namespace has
    both('today.states.break'),
    // @ts-expect-error -- a word put together of any text
    t(`list.parts.${text}`),
    // @ts-expect-error -- a plural without its count
    t('asked'),
    // @ts-expect-error -- a phrase that says values, without any
    t('list.label'),
    // @ts-expect-error -- values that are no record
    t('asked', 3),
  ]
}
