import { describe, expect, test } from 'vitest'
import type { PdfBlock, PdfDocument } from './document.ts'
import { noto } from './testing/noto.ts'
import { readPdf } from './testing/read-pdf.ts'
import { writePdf } from './write-pdf.ts'

const given = (...blocks: PdfBlock[]): PdfDocument => ({
  title: 'Registro de jornada',
  language: 'es',
  created: new Date('2026-11-26T10:00:00Z'),
  footer: 'Empresa, S. L.',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  blocks,
})

const read = async (document: PdfDocument) => readPdf(await writePdf(document, noto))

const table = (count: number): PdfBlock => ({
  kind: 'table',
  columns: [{ header: 'Día' }, { header: 'Horas', align: 'end' }],
  rows: Array.from({ length: count }, (_, index) => [`día ${index + 1}`, `${index}:00`]),
  foot: ['Total', 'mucho'],
})

describe('a PDF document', () => {
  test('has a title, a language and the mark of a tagged document', async () => {
    const { info, isTagged } = await read(given())
    expect(info).toMatchObject({ Title: 'Registro de jornada', Language: 'es' })
    expect(isTagged).toBe(true)
  })

  test('keeps every letter of a name, also beyond western Europe', async () => {
    const names = ['Łukasz Żółć', 'Ştefan Ğ', 'Ольга', 'Ñuño Peña', '−0:30 €']
    const { pages } = await read(given({ kind: 'facts', facts: names.map((name) => ['Persona', name]) }))
    expect(pages[0]?.texts).toEqual(expect.arrayContaining(names))
  })

  test('repeats the header of a table on each page, and puts the sums below its last row', async () => {
    const { pages } = await read(given({ kind: 'heading', text: 'Días' }, table(120)))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, { texts }] of pages.entries()) {
      expect(texts.filter((text) => text === 'Horas')).toHaveLength(1)
      expect(texts).toContain(`Página ${index + 1} de ${pages.length}`)
    }
    const all = pages.flatMap(({ texts }) => texts)
    expect(all.filter((text) => /^día \d+$/.test(text))).toEqual(
      Array.from({ length: 120 }, (_, index) => `día ${index + 1}`),
    )
    expect(all.indexOf('Total')).toBeGreaterThan(all.indexOf('día 120'))
  })

  test('names cells and headers to a screen reader, and a repeated header once', async () => {
    const { pages } = await read(given(table(80)))
    expect(pages).toHaveLength(2)
    // A reader of PDF tells the whole tree with each page, and the contents of that page.
    const headers = pages.map(({ tree }) => tree.match(/"role":"TH","children":\[\{"type":"content"/g) ?? [])
    expect(headers.map(({ length }) => length)).toEqual([2, 0])
    expect(pages[1]?.tree).toContain('"role":"TD","children":[{"type":"content"')
  })

  test('ends a text with an ellipsis that would fill a page, and keeps the row in one piece', async () => {
    const long = { ...table(0), rows: [['palabra '.repeat(800), '1']] } as PdfBlock
    const { pages } = await read(given(long))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.texts.join(' ')).toContain('…')
  })

  test('is the same file when it is written again', async () => {
    const document = given({ kind: 'paragraph', text: 'Art. 34.9 ET' }, table(3))
    expect(await writePdf(document, noto)).toEqual(await writePdf(document, noto))
  })
})
