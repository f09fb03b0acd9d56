import { expect, it } from 'vitest'
import { createId, offered, type Offer } from './choices.ts'

const offer: Offer<string> = {
  options: [
    { id: '1', label: 'Atención' },
    { id: '2', label: 'Ventas' },
    { id: '3', label: 'Retención' },
  ],
  chosen: ['2'],
  written: '',
  max: undefined,
  createLabel: (text) => `Crear «${text}»`,
}
const ids = (change: Partial<Offer<string>>) => offered({ ...offer, ...change }).map(({ id }) => id)

it('offers what matches without regard to accents, and a new one after it', () => {
  expect(ids({ written: 'tencion' })).toEqual(['1', '3', createId])
  expect(ids({ written: '  ' })).toEqual(['1', '2', '3'])
})

it('makes no second option of the same name', () => {
  expect(ids({ written: 'ventas' })).toEqual(['2'])
  expect(ids({ written: 'xx', createLabel: undefined })).toEqual([])
})

it('enables only selected options at the maximum', () => {
  const full = offered({ ...offer, max: 1, written: 'en' })
  expect(full.map(({ id, isDisabled }) => [id, isDisabled ?? false])).toEqual([
    ['1', true],
    ['2', false],
    ['3', true],
  ])
})
