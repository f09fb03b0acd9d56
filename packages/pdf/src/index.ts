export { writePdf } from './write-pdf.ts'
export type { PdfBlock, PdfColumn, PdfDocument, PdfFacts, PdfFonts, PdfTable } from './document.ts'
