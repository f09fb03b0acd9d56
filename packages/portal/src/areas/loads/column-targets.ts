import type { Field, TemplateColumn } from '@portal/sdk'

/** Whether a column can fill a field: its own type or a text; whole numbers also fill amounts. */
export function fillable(column: TemplateColumn['type'], field: Field['type']): boolean {
  return field === 'text' || column === field || (column === 'integer' && field === 'decimal')
}

/** The field with a column's name, ignoring case, accents and punctuation. */
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
