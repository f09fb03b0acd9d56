import type { Portal } from '@portal/sdk'

const proof = (name: string) => new File(['%PDF-1.7\nCita médica'], name)

/** A correction with proof: requested, approved by another person with undo, and undone. */
export async function askCorrectionFiles(mine: Portal, company: Portal, entryId: string): Promise<void> {
  const { id: unused } = await mine.correctionFiles.create(proof('otro.pdf'))
  await mine.correctionFiles.destroy(unused)
  const { id: fileId } = await mine.correctionFiles.create(proof('justificante.pdf'))
  const wrong = { change: 'remove', entryId, reason: 'Fichado por error' } as const
  const { id } = await mine.clockCorrections.create({ ...wrong, fileIds: [fileId] })
  await company.correctionFiles.file(fileId).blob()
  await company.clockCorrections.hold(id, { as: 'approved' })
  await company.clockCorrections.release(id)
  await mine.clockCorrections.withdraw(id)
}
