import { describe, expect, it } from 'vitest'
import { maskTest } from './mask.ts'

describe('the mask of a column', () => {
  it.each([
    ['00000', '28013', true],
    ['00000', '2801', false],
    ['00000', '280133', false],
    ['00000', '2801A', false],
    ['AAA-000', 'ABC-123', true],
    ['AAA-000', 'ÑÚé-123', true],
    ['AAA-000', 'ABC123', false],
    ['0099', '12', true],
    ['0099', '1234', true],
    ['0099', '1', false],
    ['9990', '0', true],
    ['Na', '7', true],
    ['Na', 'Bc', true],
    ['Na', 'B7', false],
    ['\\A-00', 'A-12', true],
    ['\\A-00', 'B-12', false],
    ['n/0', '/4', true],
    ['00', '１２', false],
    ['A', '😀', false],
  ])('CAR-1.3 %s takes %s: %s', (mask, text, isTaken) => {
    expect(maskTest(mask)(text)).toBe(isTaken)
  })

  it('is as quick for a text that nearly fits', () => {
    const mask = '9'.repeat(60)
    let asked = 0
    const text = {
      *[Symbol.iterator]() {
        for (const sign of `${'1'.repeat(60)}x`) {
          asked += 1
          yield sign
        }
      },
    }
    expect(maskTest(mask)(text as unknown as string)).toBe(false)
    expect(asked).toBe(61)
  })
})
