import { expect, it } from 'vitest'
import { kitLanguages, loadWords, wordsFor } from '#words/words.ts'
import { rules, type Rule } from './rules.ts'

const ask = (rule: Rule, value: string, language = 'es') =>
  rule(value, { label: 'Código', words: wordsFor(language).rules, locale: language }) ?? null

it('says the texts of the specification, with the name of the field', () => {
  expect(ask(rules.required, '')).toBe('El campo Código es obligatorio.')
  expect(ask(rules.max5, '123456')).toBe('El campo Código debe tener máximo 5 caracteres.')
  expect(ask(rules.noSpaces, 'a b')).toBe('El campo Código no puede contener espacios.')
  expect(ask(rules.integer, '1,5')).toBe('El campo Código solo puede contener números enteros.')
})

it('lets through what holds', () => {
  expect(ask(rules.required, 'x')).toBeNull()
  expect(ask(rules.max5, '12345')).toBeNull()
  expect(ask(rules.noSpaces, 'ab')).toBeNull()
  expect(ask(rules.integer, '0042')).toBeNull()
  expect(ask(rules.min(3), 'abc')).toBeNull()
  expect(
    ask(
      rules.same(() => 'secret', 'Contraseña'),
      'secret',
    ),
  ).toBeNull()
})

it('leaves an empty value to the rule that asks for one', () => {
  expect([rules.max5, rules.min(3), rules.noSpaces, rules.integer].map((rule) => ask(rule, ''))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('takes digits alone for a whole number: no sign, no point, no other script', () => {
  expect(['-1', '+1', '1.0', '1e3', '٣', ' 1'].filter((value) => ask(rules.integer, value) === null)).toEqual(
    [],
  )
})

it('counts characters as people do, and finds blanks of every kind', () => {
  expect(ask(rules.max5, 'ñandú')).toBeNull()
  expect(ask(rules.max5, 'n\u0303andu\u0301')).toBeNull()
  expect(ask(rules.max(1), '👩‍💻')).toBeNull()
  expect(
    ['a\u00A0b', 'a\tb', ' a', 'a\u2003b'].filter((value) => ask(rules.noSpaces, value) === null),
  ).toEqual([])
})

it('speaks the first broken rule of several, in each language', async () => {
  await Promise.all(kitLanguages.map(loadWords))
  const rule = rules.all(rules.required, rules.max5, rules.noSpaces)
  expect(ask(rule, '')).toBe('El campo Código es obligatorio.')
  expect(ask(rule, 'a bcdef')).toContain('máximo 5')
  expect(ask(rule, 'a b')).toContain('espacios')
  expect(ask(rule, 'ab')).toBeNull()
  expect(new Set(kitLanguages.map((language) => ask(rule, 'a b', language))).size).toBe(5)
})

it('takes rules of the portal besides its own', () => {
  const even: Rule = (value) => (Number(value) % 2 === 0 ? null : 'Debe ser par.')
  expect(ask(rules.all(rules.integer, even), '3')).toBe('Debe ser par.')
  expect(ask(rules.all(rules.integer, even), '4')).toBeNull()
})
