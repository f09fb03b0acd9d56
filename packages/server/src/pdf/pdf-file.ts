import { readFile } from 'node:fs/promises'
import { type PdfDocument, type PdfFonts, writePdf } from '@portal/pdf'
import { download, type Download } from '#http/download.ts'

const family = '@expo-google-fonts/noto-sans'
let fonts: Promise<PdfFonts> | undefined

/** The fonts of every document that the server writes, read once. */
function noto(): Promise<PdfFonts> {
  return (fonts ??= Promise.all([
    font('400Regular/NotoSans_400Regular'),
    font('700Bold/NotoSans_700Bold'),
  ]).then(([regular, bold]) => ({ regular, bold })))
}

const font = (name: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`${family}/${name}.ttf`)))

/** The bytes of a document as a PDF file. The whole of it is in memory: some 70 kB for each row of a table at work. */
export async function pdfFile(document: PdfDocument): Promise<Buffer> {
  return Buffer.from((await writePdf(document, await noto())).buffer)
}

/** Answers with a document as a PDF file to save. */
export async function pdfDownload(filename: string, document: PdfDocument): Promise<Download> {
  const file = await pdfFile(document)
  return download({ filename, mediaType: 'application/pdf', stream: oneChunk(file) })
}

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk
}
