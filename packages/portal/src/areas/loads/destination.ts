import type { ImportInput } from '@portal/sdk'
import type { FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'

/** The chosen blacklist; undefined for records. */
export function destinationOf(values: FormValues): Pick<ImportInput, 'blacklist'> {
  const id = textOf(values.blacklist)
  if (id === '' || id === 'records') return {}
  const edition = textOf(values['blacklist.edition'])
  return { blacklist: { id, ...(edition === '' ? {} : { edition }) } }
}
