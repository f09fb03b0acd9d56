import type { Asking } from './asking.ts'

/** Everything about rejected rows: one is corrected, and one is refused again. */
export async function ask({ portal }: Asking): Promise<void> {
  const columns = [
    {
      name: 'id',
      label: 'ID',
      type: 'text',
      required: true,
      key: true,
      transform: 'none',
      mask: 'A-00',
    } as const,
  ]
  const shape = { country: 'ES', dateOrder: 'dmy', decimalSign: ',' } as const
  const { id: templateId } = await portal.templates.create({ name: 'Para corregir', ...shape, columns })
  const { id } = await portal.loads.run(new File(['ID\nA1\nB2\n'], 'corregir.csv'), { templateId })
  await portal.rejectedRows.index(id, { state: 'rejected', field: 'id', code: 'mask' })
  await portal.rejectedRows.mend(id, {
    rows: [
      { row: 2, cells: ['A-01'] },
      { row: 3, cells: ['B'] },
    ],
  })
  await portal.rejectedRows.index(id)
}
