import type { FilterNode, Portal } from '@portal/sdk'

// #region preview
export async function whoOwesMuch({ filters }: Portal, templateId: string) {
  const nodes: FilterNode[] = [
    { parent: null, kind: 'group', match: 'all' },
    { parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value: 1000 },
    { parent: 0, kind: 'group', match: 'any' },
    { parent: 2, kind: 'choice', field: 'stage', operator: 'one_of', values: ['Temprano'] },
    { parent: 2, kind: 'relative_date', field: 'dueDate', operator: 'before', days: -30 },
  ]
  const { count, total, sample, emptiedBy } = await filters.preview({ templateId, nodes })
  console.log(`${count} of ${total}`, sample)
  if (emptiedBy) console.log(`Condition ${emptiedBy.node} leaves none`)
}
// #endregion
