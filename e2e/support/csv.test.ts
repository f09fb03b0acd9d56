import { describe, expect, it } from 'vitest'
import { csvLine, readCsv, windows1252 } from './csv.ts'

describe('the independent reader', () => {
  it('reads quotes, doubled quotes, line ends in cells, empty cells and a missing last line end', () => {
    expect(readCsv('a;b;c\r\n"1;2";"x ""y""\nz";\r\n;;', ';')).toEqual([
      ['a', 'b', 'c'],
      ['1;2', 'x "y"\nz', ''],
      ['', '', ''],
    ])
  })

  it('leaves out a byte order mark and keeps blank lines as rows of one empty cell', () => {
    expect(readCsv('\uFEFFa,b\n\nc,d\n', ',')).toEqual([['a', 'b'], [''], ['c', 'd']])
  })

  it('refuses text behind a closing quote', () => {
    expect(() => readCsv('a;"b"c\n', ';')).toThrow('no cell can be read')
  })

  it('reads what the writer writes', () => {
    const cells = ['', 'plain', 'a;b', 'say "no"', 'two\nlines', ' spaces ']
    expect(readCsv(csvLine(cells, ';'), ';')).toEqual([cells])
    expect(readCsv(csvLine(cells, ';', true), ';')).toEqual([cells])
  })
})

it('writes accents and the euro sign as the single bytes of Windows-1252, and refuses unsupported characters', () => {
  expect([...windows1252('ñ€')]).toEqual([0xf1, 0x80])
  expect(() => windows1252('😀')).toThrow('Windows-1252 has no')
})
