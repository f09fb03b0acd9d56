import type { PdfBlock, PdfDocument, PdfFonts } from './document.ts'
import { openPaper, type Paper, writeFeet } from './page.ts'
import { writeTable } from './table.ts'
import { writeFacts, writeText } from './texts.ts'

/**
 * Writes a document into the bytes of a PDF file: A4, tagged for screen readers (PDF/UA-1), its title first, its blocks
 * below, a foot on each page. The same document written twice with the same `created` is the same text on the same pages.
 *
 * The whole file is in memory: some 2 kB for each row of a table. Refuse tables of more than some ten thousand rows.
 *
 * @example
 * const bytes = await writePdf(
 *   {
 *     title: 'Registro de jornada',
 *     language: 'es',
 *     created: clock.now(),
 *     pageOf: (page, pages) => `Página ${page} de ${pages}`,
 *     blocks: [{ kind: 'table', columns: [{ header: 'Día' }, { header: 'Horas', align: 'end' }], rows }],
 *   },
 *   fonts,
 * )
 */
export async function writePdf(document: PdfDocument, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
  const paper = openPaper(document, fonts)
  const bytes = bytesOf(paper.pdf)
  writeText(paper, 'H1', document.title)
  for (const block of document.blocks) await writeBlock(paper, block)
  writeFeet(paper, document)
  paper.root.end()
  paper.pdf.end()
  return bytes
}

async function writeBlock(paper: Paper, block: PdfBlock): Promise<void> {
  if (block.kind === 'table') await writeTable(paper, block)
  else if (block.kind === 'facts') writeFacts(paper, block)
  else writeText(paper, block.kind === 'heading' ? 'H2' : 'P', block.text)
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
      let at = 0
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.byteLength
      }
      resolve(whole)
    })
  })
}
