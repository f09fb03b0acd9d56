import type { Field, TemplateColumn } from '@portal/sdk'

/** Whether a column may fill a field: its own kind or a text; whole numbers fill amounts, too. */
export function fillable(column: TemplateColumn['type'], field: Field['type']): boolean {
  return field === 'text' || column === field || (column === 'integer' && field === 'decimal')
}

/** The field that is called like a column, whatever the case, the accents and the signs. */
export const fieldCalled = <Named extends Pick<Field, 'key' | 'label'>>(
  called: string,
  fields: readonly Named[],
): Named | undefined => {
  const plain = bare(called)
  if (plain === '') return undefined
  return fields.find(({ key, label }) => bare(label) === plain || bare(key) === plain)
}

const bare = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
