import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PdfDocument, PdfFonts } from '@portal/pdf'
import { download, type Download } from '#http/download.ts'

let fonts: Promise<PdfFonts> | undefined

/** The fonts of every document that the server writes, read once. */
function noto(): Promise<PdfFonts> {
  return (fonts ??= Promise.all([
    font(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    font(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold })))
}

const font = (address: string): Promise<Buffer> => readFile(new URL(address))

/** The bytes of a document as a PDF file. The whole of it is in memory: some 70 kB for each row of a table at work. */
export async function pdfFile(document: PdfDocument): Promise<Buffer> {
  // What is seldom asked for is loaded with the first that asks (decision 138).
  const { writePdf } = await import('@portal/pdf')
  return Buffer.from((await writePdf(document, await noto())).buffer)
}

/** Answers with a document as a PDF file to save. */
export async function pdfDownload(filename: string, document: PdfDocument): Promise<Download> {
  const file = await pdfFile(document)
  return download({ filename, mediaType: 'application/pdf', stream: Readable.from([file]) })
}
