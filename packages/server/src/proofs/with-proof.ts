import type { Context } from '#contract/handlers.ts'
import { refuse, unsupported } from '#contract/refuse.ts'
import { type Received, withReceived } from '#contract/with-received.ts'
import type { ProofKind } from '#db/schema/proof-files.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { headBytes, kindOf, largestFile, nameOf } from './proof-file.rules.ts'

type Receiving = Pick<Context, 'request' | 'reply' | 'blobs' | 'settings' | 'scanFile'>
/** A received file with a valid type that passed the scan. */
export type Proof = Received & { kind: ProofKind }

/**
 * Accepts a proof file and passes it on, with its type detected from the content and scanned before anybody may read
 * it.
 */
export const withProof = <Result>(
  context: Receiving,
  use: (proof: Proof) => Promise<Result>,
): Promise<Result> =>
  withReceived(
    context,
    { limitBytes: Math.min(largestFile, context.settings.uploadBytes), isDeclared: () => true },
    async (file) => use(await checked(context, file)),
  )

async function checked({ blobs, scanFile }: Receiving, file: Received): Promise<Proof> {
  const { blobKey, size } = file
  if (size === 0) refuse('blank', 'file')
  const kind = kindOf(await blobs.range(blobKey, 0, Math.min(headBytes, size))) ?? unsupported('file')
  if ((await scanFile(blobBytes(blobs, blobKey))) !== 'clean') refuse('invalid', 'file')
  return { ...file, kind, name: nameOf(file.name, kind) }
}
