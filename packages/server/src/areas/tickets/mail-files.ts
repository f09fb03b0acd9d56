import { Readable } from 'node:stream'
import type { Attachment } from 'mailparser'
import type { JobContext } from '#jobs/jobs.ts'
import { headBytes, kindOf, largestFile, nameOf } from '#proofs/proof-file.rules.ts'
import type { ProofKind } from '#db/schema/proof-files.ts'
import { inOneLine } from './mail-text.rules.ts'

/** A file of an e-mail in the store. */
export type KeptFile = { name: string; kind: ProofKind; size: number; sha256: string; blobKey: string }
type Keeping = Pick<JobContext, 'blobs' | 'scanFile'>

const mostFiles = 20

/**
 * Stores an e-mail's attachments with the same checks as uploads (content, size, scan); returns the names of refused
 * ones.
 */
export async function storeFiles(
  { blobs, scanFile }: Keeping,
  attachments: readonly Attachment[],
): Promise<{ files: KeptFile[]; leftFiles: string[] }> {
  const files: KeptFile[] = []
  const leftFiles: string[] = []
  for (const { content, filename = '' } of attachments) {
    const name = inOneLine(filename.split(/[/\\]/).at(-1) ?? '', 200) || 'file'
    const kind = kindOf(content.subarray(0, headBytes))
    const isTaken = kind !== undefined && content.length <= largestFile && files.length < mostFiles
    if (!isTaken || (await scanFile(Readable.from([content]))) !== 'clean') {
      leftFiles.push(name)
      continue
    }
    const {
      key: blobKey,
      size,
      sha256,
    } = await blobs.put(Readable.from([content]), { limitBytes: largestFile })
    files.push({ name: nameOf(name, kind), kind, size, sha256, blobKey })
  }
  return { files, leftFiles: leftFiles.slice(0, 100) }
}
