import { expect, it } from 'vitest'
import { createFormErrors } from './form-errors.ts'

const complaint = (name: string) => ({ name, label: name, texts: [`${name} is required.`] })
const fieldsOf = (errors: ReturnType<typeof createFormErrors>) =>
  errors.read().fields.map(({ name, isMended = false }) => [name, isMended])

it('keeps corrected errors in place until the next submit', () => {
  const errors = createFormErrors()
  errors.report('name', complaint('name'))
  errors.report('email', complaint('email'))
  errors.report('name', undefined)
  expect(fieldsOf(errors)).toEqual([
    ['name', true],
    ['email', false],
  ])
  errors.sendAgain(true)
  expect(fieldsOf(errors)).toEqual([['email', false]])
  errors.report('email', undefined)
  expect(fieldsOf(errors)).toEqual([['email', true]])
})

it('drops earlier server errors, and shows a repeated one as new', () => {
  const errors = createFormErrors()
  errors.report('name', complaint('name'))
  errors.report('email', complaint('email'))
  errors.sendAgain(false)
  errors.report('name', undefined)
  errors.report('email', undefined)
  expect(fieldsOf(errors)).toEqual([])
  errors.report('email', complaint('email'))
  expect(fieldsOf(errors)).toEqual([['email', false]])
})
