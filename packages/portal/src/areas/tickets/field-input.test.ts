import { expect, test } from 'vitest'
import { fieldInputOf } from './field-input.ts'

test('the form of a management field becomes what the contract wants', () => {
  expect(
    fieldInputOf({
      key: 'resultado',
      label: ' Resultado ',
      type: 'list',
      required: 'on',
      active: 'on',
      minimum: '',
      maximum: '',
      options: 'Venta\nNo interesado\n',
      position: '3',
      personalData: 'none',
    }),
  ).toEqual({
    key: 'resultado',
    label: 'Resultado',
    type: 'list',
    required: true,
    active: true,
    minimum: null,
    maximum: null,
    options: ['Venta', 'No interesado'],
    position: 3,
    personalData: 'none',
  })
})

test('options belong to lists only, and an unticked box is a no', () => {
  const input = fieldInputOf({
    key: 'edad',
    label: 'Edad',
    type: 'integer',
    options: 'a',
    minimum: '18',
    maximum: '99',
  })
  expect(input).toMatchObject({ options: [], required: false, active: false, minimum: 18, maximum: 99 })
})
