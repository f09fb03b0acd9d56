import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryString } from './query-string.ts'

describe('query strings without encoding (specification §7)', () => {
  it('stay as people read them where that is safe', () => {
    const query = {
      from: '2026-01-01 10:00:00',
      path: 'a,b:c/d',
      state: ['paused', 'failed'],
      empty: undefined,
      no: null,
    }
    expect(queryString(query)).toBe('from=2026-01-01%2010:00:00&path=a,b:c/d&state=paused&state=failed')
  })

  it('never change the meaning of a value, whatever is in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('a&admin=1', 'x#frag', 'a+b', '100%', '%41'),
    )
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text, { minLength: 1 }))), (query) => {
        const read = [...new URL(`http://portal.test/?${queryString(query)}`).searchParams]
        const meant = Object.entries(query).flatMap(([key, value]) =>
          [value].flat().map((one) => [wellFormed(key), wellFormed(one)]),
        )
        expect(read).toEqual(meant)
      }),
      { numRuns: 2_000 },
    )
  })

  it('change none of 200 000 values', () => {
    const awkward = fc.constantFrom(
      '&',
      '#',
      '+',
      '%',
      '%41',
      '=',
      ' ',
      ':',
      '/',
      '\n',
      'ñ',
      '€',
      '😀',
      '\uD83D',
      '\uDE00',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(awkward, fc.string()), { maxLength: 6 }).map((parts) => parts.join('')),
    )
    const values = fc.sample(text, 200_000)
    let changed = 0
    for (let at = 0; at < values.length; at += 100) {
      const some = values.slice(at, at + 100)
      const read = new URL(`http://portal.test/?${queryString({ q: some })}`).searchParams.getAll('q')
      changed +=
        some.filter((value, index) => read[index] !== wellFormed(value)).length +
        Math.abs(read.length - some.length)
    }
    expect([values.length, changed]).toEqual([200_000, 0])
  })

  it('replace half a character, which has no encoding', () => {
    expect(queryString({ q: '\uD800' })).toBe('q=%EF%BF%BD')
  })
})

/** The text after a round trip through UTF-8: lone surrogates are replaced. */
function wellFormed(text: string): string {
  // A byte order mark at the start is part of the value.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))
}
