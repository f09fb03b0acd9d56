import type { Selectable } from 'kysely'
import type { AnonymisationMethod, FieldClass } from '@portal/sdk/contract'
import type { AnonymisationRulesTable } from '#db/schema/anonymisation.ts'
import type { ClassedColumn } from './field-classes.rules.ts'

export type Rule = Selectable<AnonymisationRulesTable>
/** The method for each position among the cells; removed fields are erased. */
export type Change = {
  name: string
  label: string
  class: FieldClass
  method: AnonymisationMethod
  cell: number
  isKey: boolean
}

/** The method for each field. */
export function changesOf(
  rule: Rule,
  columns: readonly (ClassedColumn & { key?: boolean })[],
  cellPositions: Readonly<Record<string, number>>,
): Change[] {
  const known = columns.map(
    ({ name, label, class: held, key = false }): Change => ({
      ...{ name, label, class: held, isKey: key, cell: cellPositions[name] ?? 0 },
      method: held === 'none' ? 'keep' : rule[`${held}Method`],
    }),
  )
  const lost = Object.entries(cellPositions)
    .filter(([name]) => !columns.some((column) => column.name === name))
    .map(
      ([name, cell]): Change => ({ name, label: name, class: 'text', method: 'erase', cell, isKey: false }),
    )
  return [...known, ...lost].filter(({ method, cell }) => method !== 'keep' && cell > 0)
}
