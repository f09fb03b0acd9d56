import type { UserInput } from '@portal/sdk'
import { languages } from '#phrases/phrases.ts'
import {
  cell,
  type CellReading,
  type FileCell,
  isEmpty,
  plainOf,
  textOf,
} from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of people: one a row, matched by user name. */
export const usersImport = importOf<UserInput>()({
  phrases: 'administration:users',
  key: 'username',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.text('displayName', { isRequired: true }),
    cell.text('email', { isRequired: true }),
    cell.text('taxId'),
    cell.custom('locale', {
      kind: 'choice',
      isRequired: false,
      read: languageOf,
      values: () => languages.map((id) => nameIn(id, id)),
    }),
    cell.text('timeZone'),
    cell.givenRows('roles'),
  ],
})

const nameIn = (language: string, id: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(id) ?? id

/** `de`, `Deutsch`, or the name of German in the reader's language. */
function languageOf(value: FileCell, { language }: CellReading): unknown {
  if (isEmpty(value)) return undefined
  const given = plainOf(textOf(value))
  const isGiven = (id: string) =>
    [id, nameIn(id, id), nameIn(language, id)].some((word) => plainOf(word) === given)
  return languages.find(isGiven) ?? textOf(value)
}
