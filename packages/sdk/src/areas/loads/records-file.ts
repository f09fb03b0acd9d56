import type { RecordsFile } from '#generated/loads/records-file.ts'
import { recordsFile as acts, type RecordsFileFamily } from '#generated/families/laia.ts'
import { type Upload, uploading } from '#http/uploading.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Uploaded files of records (specification §7). */
export interface RecordsFiles extends RecordsFileFamily {
  /** Uploads a file. A File keeps its name; in Node use `openFile(path)` of '@portal/sdk/node'. */
  readonly create: Upload<RecordsFile>
}

/** Builds the family. */
export function recordsFile(kernel: Kernel): RecordsFiles {
  return { ...acts(kernel), create: uploading(kernel.laia, 'recordsFile.create', '/records-file') }
}
