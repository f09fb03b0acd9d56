import { expect, it } from 'vitest'
import { readmes } from './readme.ts'
import { chainsOf, recordOf } from './testing/proved.ts'

it('a package says which of its entries show where they were pressed from', () => {
  const [, ...lines] = (chainsOf(recordOf()).get('entries.csv') ?? '').split('\r\n').slice(0, -1)
  const shown = lines.filter((line) => line.includes('127.0.0.1') && line.includes('Firefox'))
  expect(shown.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual(['Ana 4', 'Bea 4', 'Carla 4'])
  for (const { content } of readmes) expect([...(content() as string[])].join('')).toContain('userAgent')
})
