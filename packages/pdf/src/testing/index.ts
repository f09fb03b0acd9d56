export { readPdf, type ReadPdf } from './read-pdf.ts'
