import yazl from 'yazl'
import type { Context } from '#contract/handlers.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { addContent, bytesOf } from '#seams/zip.ts'
import { ownHours, ownSheet } from './month-hours.ts'
import type { ReadableRow } from './payslips.queries.ts'
import { fileName } from './payslips.rules.ts'

/** The content of the envelope: the payslip, and with ordinary pay the hours of its month (ET art. 12.4.c and 35.5). */
export async function envelopeOf(context: Context, row: ReadableRow) {
  const { blobs, clock } = context
  const { month, kind, blobKey } = row
  const mtime = clock.now()
  const zip = new yazl.ZipFile()
  const stream = bytesOf(zip)
  addContent(zip, `${fileName(row)}.pdf`, { mtime, content: () => blobBytes(blobs, blobKey) })
  let hoursHash: string | null = null
  if (kind === 'ordinary') {
    hoursHash = (await ownHours(context, month)).hash
    zip.addBuffer(await ownSheet(context, month), `jornada-${month}.pdf`, { compress: false, mtime })
  }
  zip.end()
  return { stream, hoursHash }
}
