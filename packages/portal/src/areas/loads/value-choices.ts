import type { TemplateColumn } from '@portal/sdk'

/** The decision about a rejected value: map it to an allowed one, or allow it. */
export type ValueChoice =
  | { readonly value: string; readonly means: string }
  | { readonly value: string; readonly isAdded: true }

/** The columns of a format with what was decided about values of one of them. */
export function withChoices(
  columns: readonly TemplateColumn[],
  field: string,
  choices: readonly ValueChoice[],
): TemplateColumn[] {
  return columns.map((column) => (column.name === field ? decided(column, choices) : column))
}

function decided(column: TemplateColumn, choices: readonly ValueChoice[]): TemplateColumn {
  const { options = [], meanings = [] } = column
  const isDecided = (value: string) => choices.some((one) => one.value === value)
  const added = choices.flatMap((one) => ('isAdded' in one ? [one.value.trim()] : []))
  const meant = choices.flatMap((one) => ('means' in one ? [{ value: one.value, means: one.means }] : []))
  return {
    ...column,
    options: [...options, ...new Set(added.filter((value) => !options.includes(value)))],
    meanings: [...meanings.filter(({ value }) => !isDecided(value)), ...meant],
  }
}
