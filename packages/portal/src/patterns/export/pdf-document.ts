import type { PdfColumn, PdfDocument } from '@portal/pdf'
import type { ExportColumn } from './export-columns.ts'

/** A list as a document: its columns in order, with the texts of the screen. */
export interface PdfList<Row> {
  readonly title: string
  readonly language: string
  readonly columns: readonly ExportColumn<Row>[]
  /** The time of the export, as formatted on screen. */
  readonly madeAt: string
  /** The active filters as texts. */
  readonly conditions?: readonly string[] | undefined
}

/** Above this number of columns the page is landscape. */
const mostOnPortrait = 5
/** A column is as wide as most of its texts, within these bounds of characters. */
const bounds = { least: 5, most: 36 }

/** The document of a list: filters, columns and time. */
export function pdfDocument<Row>(
  { title, language, columns, madeAt, conditions = [] }: PdfList<Row>,
  rows: readonly Row[],
  created: Date,
): PdfDocument {
  const texts = rows.map((row) => columns.map(({ text }) => text(row)))
  return {
    title,
    language,
    created,
    layout: columns.length > mostOnPortrait ? 'landscape' : 'portrait',
    footer: `${title} · ${madeAt}`,
    pageOf: (page, pages) => `${page} / ${pages}`,
    blocks: [
      ...(conditions.length === 0 ? [] : [{ kind: 'paragraph', text: conditions.join(' · ') } as const]),
      { kind: 'table', columns: columns.map((column, at) => columnOf(column, at, texts)), rows: texts },
    ],
  }
}

function columnOf<Row>(
  { header, sheet }: ExportColumn<Row>,
  at: number,
  texts: readonly (readonly string[])[],
): PdfColumn {
  const lengths = texts.map((row) => row[at]?.length ?? 0).sort((one, other) => one - other)
  const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  const longestWord = Math.max(...header.split(' ').map(({ length }) => length))
  const weight = Math.min(bounds.most, Math.max(bounds.least, usual, longestWord))
  return { header, weight, align: sheet?.kind === 'number' ? 'end' : 'start' }
}
