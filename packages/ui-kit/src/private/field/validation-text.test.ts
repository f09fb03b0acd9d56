import { expect, it } from 'vitest'
import { es } from '#words/es.ts'
import { validationText } from './validation-text.ts'

const fine = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
}

const textsOf = (details: Partial<typeof fine>, limits = {}, isChoice = false) =>
  validationText(
    {
      label: 'Nombre',
      limits,
      isChoice,
      validationDetails: { ...fine, valid: false, ...details },
      validationErrors: ['Please fill out this field.'],
    },
    es,
    'es-ES',
  )

it('says a broken rule of the browser in the language of the portal', () => {
  expect(textsOf({ valueMissing: true })).toEqual(['El campo Nombre es obligatorio.'])
  expect(textsOf({ valueMissing: true }, {}, true)).toEqual(['Seleccione una opción en Nombre.'])
  expect(textsOf({ tooShort: true }, { minLength: 1200 })).toEqual(['Escriba al menos 1.200 caracteres.'])
  expect(textsOf({ typeMismatch: true }, { type: 'url' })[0]).toContain('dirección web')
})

it('shows the server’s message verbatim', () => {
  expect(textsOf({ customError: true, valueMissing: true })).toEqual(['Please fill out this field.'])
})

it('has a text for every rule a browser knows', () => {
  const rules = Object.keys(fine).filter((rule) => rule !== 'valid' && rule !== 'customError')
  expect(rules.filter((rule) => textsOf({ [rule]: true })[0] === es.validation.other)).toEqual([])
})

it('names the first or last day of a date, and a range that runs backwards', () => {
  const limits = { dates: { earliest: '01/11/2026', latest: '30/11/2026' } }
  expect(textsOf({ rangeUnderflow: true }, limits)).toEqual(['La fecha debe ser el 01/11/2026 o posterior.'])
  expect(textsOf({ rangeOverflow: true }, limits)).toEqual(['La fecha debe ser el 30/11/2026 o anterior.'])
  expect(textsOf({ rangeUnderflow: true, rangeOverflow: true }, limits)[0]).toContain(
    'posterior a la inicial',
  )
  expect(textsOf({ badInput: true }, limits)[0]).toContain('no está disponible')
  expect(textsOf({ valueMissing: true }, limits)).toEqual(['El campo Nombre es obligatorio.'])
})
