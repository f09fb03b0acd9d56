import type { UploadPurpose } from '#uploads/upload-purpose.ts'
import { isNamedWorkbook } from './csv/content-check.ts'
import { storeFile } from './store-file.ts'
import { analysed } from './receive-file.ts'

/** Records to load, or blacklist entries. A workbook is unpacked, so the limit for single requests applies. */
export const recordsFileUpload: UploadPurpose = {
  purpose: 'records',
  place: 10,
  permission: 'CARGUE_CREAR',
  endings: ['.csv', '.txt', '.tsv', '.xlsx', '.ods'],
  asksMonth: false,
  limitBytes: (name, { uploadBytes, partedUploadBytes }) =>
    isNamedWorkbook(name) ? uploadBytes : Math.max(uploadBytes, partedUploadBytes),
  async take(context, { file, userId }, note) {
    const { blobs, database } = context
    const kept = await analysed(blobs, file)
    try {
      await database.db.transaction().execute(async (db) => {
        const id = await storeFile({ ...context, db, signedIn: { id: userId } }, userId, kept)
        await note(db, id)
      })
    } catch (error) {
      // The text of a workbook is a separate blob: the caller deletes the original.
      if (kept.blobKey !== file.blobKey) await blobs.delete(kept.blobKey)
      throw error
    }
  },
}
