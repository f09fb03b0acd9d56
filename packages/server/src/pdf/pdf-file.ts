import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PdfDocument, PdfFonts } from '@portal/pdf'
import { download, type Download } from '#http/download.ts'

let fonts: Promise<PdfFonts> | undefined

/** The fonts of all documents of the server, read once. */
function noto(): Promise<PdfFonts> {
  return (fonts ??= Promise.all([
    font(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    font(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold })))
}

const font = (address: string): Promise<Buffer> => readFile(new URL(address))

/** Renders a document as a PDF. All of it is in memory: about 70 kB per table row. */
export async function pdfFile(document: PdfDocument): Promise<Buffer> {
  // Loaded on first use, because it is rarely needed (decision 138).
  const { writePdf } = await import('@portal/pdf')
  return Buffer.from((await writePdf(document, await noto())).buffer)
}

/** Answers with a document as a PDF download. */
export async function pdfDownload(filename: string, document: PdfDocument): Promise<Download> {
  const file = await pdfFile(document)
  return download({ filename, mediaType: 'application/pdf', stream: Readable.from([file]) })
}
