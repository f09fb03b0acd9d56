import type { Analysis } from '@portal/sdk/contract'
import type { Context } from '#contract/handlers.ts'
import { refuse, unsupported } from '#contract/refuse.ts'
import { type Received, withReceived } from '#contract/with-received.ts'
import type { Blobs } from '#seams/blobs.ts'
import { blobSource } from './blob-source.ts'
import { analyse } from './csv/analyse.ts'
import { isDeclaredRows, isNamedWorkbook } from './csv/content-check.ts'
import { importWorkbook } from './import-workbook.ts'

export type Analysed = Received & { analysis: Analysis; workbookKey: string | null }

/** Stores the uploaded file and analyses it. A refused file is deleted. */
export function receiveFile(context: Context<'recordsFile.create'>): Promise<Analysed> {
  const expected = { limitBytes: context.settings.uploadBytes, isDeclared: isDeclaredRows }
  return withReceived(context, expected, (received) => analysed(context.blobs, received))
}

/** A stored file with its analysis: a workbook is stored besides its text. */
export async function analysed(blobs: Blobs, received: Received): Promise<Analysed> {
  const { blobKey } = received
  const name = received.name || 'file.csv'
  if (isNamedWorkbook(name) && received.size > 0) {
    const sheet = (await importWorkbook(blobs, blobKey, undefined, {})) ?? unsupported('file')
    return { ...received, name, ...sheet, workbookKey: blobKey }
  }
  const result = await analyse(await blobSource(blobs, blobKey))
  if (!result.ok) return result.code === 'blank' ? refuse('blank', 'file') : unsupported('file')
  return { ...received, name, analysis: result.analysis, workbookKey: null }
}
