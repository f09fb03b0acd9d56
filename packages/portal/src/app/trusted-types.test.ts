import { expect, test } from 'vitest'
import { onlyNothing } from './trusted-types.ts'

test('check 65: an element may be emptied by text, and nothing else be made of it', () => {
  expect(onlyNothing('')).toBe('')
  for (const text of ['<b>x</b>', '<img src=x onerror=alert(1)>', ' '])
    expect(() => onlyNothing(text)).toThrow(TypeError)
})
