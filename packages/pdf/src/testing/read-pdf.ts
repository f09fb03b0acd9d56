import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A file as a reader of PDF sees it. */
export interface ReadPdf {
  readonly info: Readonly<Record<string, unknown>>
  readonly isTagged: boolean
  /** The texts of each page in the order of the file, and the structure a screen reader walks through, as JSON. */
  readonly pages: readonly { readonly texts: readonly string[]; readonly tree: string }[]
}

/** Reads the bytes of a PDF file, for tests. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  try {
    const pdf = await task.promise
    const { info } = await pdf.getMetadata()
    const marked = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => readPage(pdf, number)))
    return { info: info as Record<string, unknown>, isTagged: marked?.get('Marked') === true, pages }
  } finally {
    await task.destroy()
  }
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []))
  return { texts, tree: JSON.stringify(await page.getStructTree()) }
}
