import type { Asking } from './asking.ts'

/** What a load would do, counted before it writes. */
export async function ask({ portal }: Asking): Promise<void> {
  const [template] = (await portal.templates.index({ perPage: 1 })).data
  const { id } = await portal.recordsFile.create(new File(['DNI;NOMBRE\n99999999R;Ana\n'], 'de-paso.csv'))
  await portal.recordsFile.startDryRun(id, { templateId: template?.id ?? '' })
  await portal.recordsFile.dryRun(id)
  await portal.recordsFile.stopDryRun(id)
  await portal.recordsFile.destroy(id)
}
