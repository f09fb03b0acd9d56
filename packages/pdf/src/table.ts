import type { PdfColumn, PdfTable } from './document.ts'
import { ink, makeRoom, type Paper, size } from './page.ts'

const padding = { x: 3, y: 2.5 }
/** A cell shows this much of a long text and then an ellipsis, so that a row fits onto a page. */
const tallest = 120

type Kind = 'head' | 'body' | 'foot'
type Laid = readonly (PdfColumn & { readonly x: number; readonly width: number })[]

/** Writes a table row by row, with its header on each page. */
export async function writeTable(paper: Paper, table: PdfTable): Promise<void> {
  const { pdf, root } = paper
  const columns = laidOut(paper, table.columns)
  const headers = columns.map(({ header }) => header)
  const structure = pdf.struct('Table')
  root.add(structure)
  const write = (texts: readonly string[], kind: Kind): void => {
    const height = heightOf(pdf, columns, texts, kind)
    if (makeRoom(paper, height) && kind !== 'head') drawAgain(pdf, columns, headers)
    drawRow(pdf, { structure, columns, texts, kind, height })
  }
  // Avoid a header without a row below it.
  makeRoom(paper, 40)
  write(headers, 'head')
  for await (const row of table.rows) write(row, 'body')
  if (table.foot !== undefined) write(table.foot, 'foot')
  structure.end()
  pdf.x = paper.left
  pdf.y += 8
}

function laidOut({ left, width }: Paper, columns: readonly PdfColumn[]): Laid {
  const whole = columns.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let x = left
  return columns.map((column) => {
    const share = (width * (column.weight ?? 1)) / whole
    x += share
    return { ...column, x: x - share, width: share }
  })
}

function heightOf(pdf: PDFKit.PDFDocument, columns: Laid, texts: readonly string[], kind: Kind): number {
  dress(pdf, kind)
  const heights = columns.map(({ width }, index) =>
    Math.min(tallest, pdf.heightOfString(texts[index] ?? '', { width: width - 2 * padding.x })),
  )
  return Math.max(pdf.currentLineHeight(true), ...heights) + 2 * padding.y
}

function dress(pdf: PDFKit.PDFDocument, kind: Kind): void {
  pdf
    .font(kind === 'body' ? 'regular' : 'bold')
    .fontSize(size.table)
    .fillColor(ink.text)
}

interface Row {
  readonly structure: PDFKit.PDFStructureElement
  readonly columns: Laid
  readonly texts: readonly string[]
  readonly kind: Kind
  readonly height: number
}

function drawRow(pdf: PDFKit.PDFDocument, { structure, columns, texts, kind, height }: Row): void {
  const y = pdf.y
  drawLines(pdf, columns, kind, height)
  const cells = columns.map((column, index) =>
    pdf.struct(kind === 'head' ? 'TH' : 'TD', kind === 'head' ? ({ scope: 'Column' } as never) : {}, () =>
      drawCell(pdf, column, texts[index] ?? '', y, height),
    ),
  )
  dress(pdf, kind)
  const row = pdf.struct('TR', {}, cells)
  structure.add(row)
  row.end()
  pdf.y = y + height
}

/** The header on a further page is ornament: a screen reader has read it already. */
function drawAgain(pdf: PDFKit.PDFDocument, columns: Laid, headers: readonly string[]): void {
  const y = pdf.y
  const height = heightOf(pdf, columns, headers, 'head')
  drawLines(pdf, columns, 'head', height)
  dress(pdf, 'head')
  pdf.markContent('Artifact', { type: 'Pagination' })
  for (const [index, column] of columns.entries()) drawCell(pdf, column, headers[index] ?? '', y, height)
  pdf.endMarkedContent()
  pdf.y = y + height
}

function drawLines(pdf: PDFKit.PDFDocument, columns: Laid, kind: Kind, height: number): void {
  const [first] = columns
  const last = columns.at(-1)
  if (first === undefined || last === undefined) return
  const width = last.x + last.width - first.x
  pdf.markContent('Artifact', { type: 'Layout' })
  if (kind !== 'body') pdf.rect(first.x, pdf.y, width, height).fill(ink.band)
  pdf
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .moveTo(first.x, pdf.y + height)
    .lineTo(first.x + width, pdf.y + height)
    .stroke()
  pdf.endMarkedContent()
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  column: Laid[number],
  text: string,
  y: number,
  height: number,
): void {
  pdf.fillColor(ink.text).text(text, column.x + padding.x, y + padding.y, {
    width: column.width - 2 * padding.x,
    height: height - padding.y,
    align: column.align === 'end' ? 'right' : 'left',
    ellipsis: true,
  })
}
