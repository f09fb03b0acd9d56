import { expect, test } from 'vitest'
import { pdfFile } from './pdf-file.ts'

test('a document becomes a PDF file, with fonts of its own', async () => {
  const file = await pdfFile({
    title: 'Registro de jornada',
    language: 'es',
    created: new Date('2026-11-26T10:00:00Z'),
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    blocks: [],
  })
  expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  expect(file.toString('latin1')).toContain('NotoSans')
})
