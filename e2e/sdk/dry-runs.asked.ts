import type { Asking } from './asking.ts'

const columns = [
  { name: 'id', label: 'ID', type: 'text', required: true, key: true, transform: 'none' } as const,
]

/** A dry run: the counts of a load before it writes. */
export async function ask({ portal }: Asking): Promise<void> {
  const shape = { country: 'ES', dateOrder: 'dmy', decimalSign: ',' } as const
  const { id: templateId } = await portal.templates.create({ name: 'Para probar', ...shape, columns })
  const { id } = await portal.recordsFile.create(new File(['ID\nde paso\n'], 'probar.csv'))
  await portal.recordsFile.startDryRun(id, { templateId })
  await portal.recordsFile.dryRun(id)
  await portal.recordsFile.stopDryRun(id)
  await portal.recordsFile.destroy(id)
}
