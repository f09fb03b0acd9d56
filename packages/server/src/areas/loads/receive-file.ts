import type { Analysis } from '@portal/sdk/contract'
import type { Context } from '#contract/handlers.ts'
import { refuse, unsupported } from '#contract/refuse.ts'
import { type Received, withReceived } from '#contract/with-received.ts'
import { blobSource } from './blob-source.ts'
import { analyse } from './csv/analyse.ts'
import { isDeclaredText } from './csv/content-check.ts'

type Analysed = Received & { analysis: Analysis }

/** Takes the uploaded file to the store and analyses it. What is refused leaves nothing behind. */
export function receiveFile(context: Context<'recordsFile.create'>): Promise<Analysed> {
  const expected = { limitBytes: context.settings.uploadBytes, isDeclared: isDeclaredText }
  return withReceived(context, expected, async (received) => {
    const result = await analyse(await blobSource(context.blobs, received.blobKey))
    if (!result.ok) return result.code === 'blank' ? refuse('blank', 'file') : unsupported('file')
    return { ...received, name: received.name || 'file.csv', analysis: result.analysis }
  })
}
