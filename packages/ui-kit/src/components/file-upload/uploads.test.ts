import { expect, it } from 'vitest'
import { refusal, typeNames, uploadsReducer } from './uploads.ts'

const file = (name: string, type = '', text = 'a;b') => new File([text], name, { type })
const csv = { accept: ['.csv', 'text/csv'], maxBytes: 10 }

it('takes a CSV file by its ending when the browser gives no type', () => {
  expect(refusal(file('LOAD.CSV'), csv)).toBeUndefined()
  expect(refusal(file('load.xlsx'), csv)).toBe('type')
  expect(refusal(file('face.webp', 'image/webp'), { accept: ['image/*'] })).toBeUndefined()
})

it('refuses a file that is empty or too large', () => {
  expect(refusal(file('a.csv', 'text/csv', ''), csv)).toBe('empty')
  expect(refusal(file('a.csv', 'text/csv', '12345678901'), csv)).toBe('size')
})

it('forgets the progress of a file that was taken away', () => {
  const one = { id: 1, file: file('a.csv'), state: { kind: 'chosen' } } as const
  const removed = uploadsReducer([one], { kind: 'remove', id: 1 })
  expect(uploadsReducer(removed, { kind: 'change', id: 1, state: { kind: 'done' } })).toEqual([])
})

it('names the types of files once each', () => {
  expect(typeNames(['.csv', 'text/csv', 'image/*'])).toEqual(['CSV', 'IMAGE'])
})
