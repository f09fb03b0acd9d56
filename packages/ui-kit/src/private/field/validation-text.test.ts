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

const say = (details: Partial<typeof fine>, limits = {}, isChoice = false) =>
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
  expect(say({ valueMissing: true })).toEqual(['El campo Nombre es obligatorio.'])
  expect(say({ valueMissing: true }, {}, true)).toEqual(['Seleccione una opción en Nombre.'])
  expect(say({ tooShort: true }, { minLength: 1200 })).toEqual(['Escriba al menos 1.200 caracteres.'])
  expect(say({ typeMismatch: true }, { type: 'url' })[0]).toContain('dirección web')
})

it('shows what the server said word for word', () => {
  expect(say({ customError: true, valueMissing: true })).toEqual(['Please fill out this field.'])
})

it('has a text for every rule a browser knows', () => {
  const rules = Object.keys(fine).filter((rule) => rule !== 'valid' && rule !== 'customError')
  expect(rules.filter((rule) => say({ [rule]: true })[0] === es.validation.other)).toEqual([])
})
