import PDFDocument from 'pdfkit'
import type { PdfDocument, PdfFonts } from './document.ts'

/** The paper at hand: the library's document, how wide a line may be, and where a page ends. Points, 72 an inch. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument
  readonly root: PDFKit.PDFStructureElement
  readonly left: number
  readonly width: number
  readonly bottom: number
}

const margin = 40
/** Room below the last line for the foot of a page. */
const footHeight = 24

export const ink = { text: '#1a1a1a', muted: '#5c5c5c', line: '#c8c8c8', band: '#f1f1f1' } as const
export const size = { title: 15, heading: 11, text: 9, table: 8, foot: 7.5 } as const

/** Opens a tagged document, PDF/UA-1 (ISO 14289-1), whose pages wait for their feet. */
export function openPaper(document: PdfDocument, fonts: PdfFonts): Paper {
  const { title, language, created } = document
  const pdf = new PDFDocument({
    size: 'A4',
    layout: document.layout ?? 'portrait',
    margins: { top: margin, right: margin, bottom: margin, left: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // The types of the library are behind it.
    subset: 'PDF/UA' as 'PDF/A-2a',
    displayTitle: true,
    lang: language,
    info: { Title: title, CreationDate: created, ModDate: created },
    // None but these two; the library opens a font given here again with each change to it.
    font: '',
  })
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('bold', fonts.bold)
  pdf.font('regular').fillColor(ink.text)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return {
    pdf,
    root,
    left: margin,
    width: pdf.page.width - 2 * margin,
    bottom: pdf.page.height - margin - footHeight,
  }
}

/** Goes to the next page where `height` no longer fits onto this one. Returns whether it did. */
export function makeRoom({ pdf, bottom }: Paper, height: number): boolean {
  if (pdf.y + height <= bottom) return false
  pdf.addPage()
  return true
}

/** Writes the foot of each page. To a screen reader it is no part of the text. */
export function writeFeet({ pdf, left, width, bottom }: Paper, { footer = '', pageOf }: PdfDocument): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('regular').fontSize(size.foot).fillColor(ink.muted)
    const line = { lineBreak: false, height: footHeight }
    pdf.text(footer, left, bottom + 10, { ...line, width: width * 0.75, ellipsis: true })
    const text = pageOf(page + 1, count)
    pdf.text(text, left + width - pdf.widthOfString(text), bottom + 10, line)
    pdf.endMarkedContent()
  }
}
