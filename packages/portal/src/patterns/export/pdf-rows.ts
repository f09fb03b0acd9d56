import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url'
import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url'
import { writePdf } from '@portal/pdf'
import { pdfDocument, type PdfList } from './pdf-document.ts'

/** Writes a list into a PDF. All its rows are in memory meanwhile. */
export async function pdfRows<Row>(list: PdfList<Row> & { rows: AsyncIterable<Row> }): Promise<Blob> {
  const fonts = Promise.all([font(regular), font(bold)])
  const rows: Row[] = []
  for await (const row of list.rows) rows.push(row)
  const [regularFont, boldFont] = await fonts
  const file = await writePdf(pdfDocument(list, rows, new Date()), { regular: regularFont, bold: boldFont })
  return new Blob([file], { type: 'application/pdf' })
}

async function font(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font ${address} was answered with ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
