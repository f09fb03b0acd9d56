import { useEffect } from 'react'
import { ComboBox, MultiSelect, type FormValue, type Option } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec, type Shape } from './columns.tsx'
import type { FieldSpec } from './fields.tsx'

/** What can be chosen; undefined while it is on its way. */
export type UseOptions = () => readonly Option[] | undefined

/** Another row that this one refers to, chosen by writing what people call it. */
export function rowField<Name extends string>(name: Name, useOptions: UseOptions): FieldSpec<Name, Name> {
  const names = new Map<string, string>()
  return {
    name,
    Control: ({ value, say, rule: { isRequired } }) => {
      const options = useNamed(useOptions, names)
      const chosen = typeof value === 'string' ? value : undefined
      return (
        <>
          <Kept name={name} ids={options === undefined && chosen !== undefined ? [chosen] : []} />
          <ComboBox
            // Nobody may write into a box that begins anew when its options come.
            key={options === undefined ? 'waiting' : 'known'}
            name={name}
            label={say(name)}
            options={options ?? []}
            isDisabled={options === undefined}
            isRequired={isRequired === true}
            {...(chosen === undefined ? {} : { defaultValue: chosen })}
          />
        </>
      )
    },
    cell: { kind: 'row' },
    read: (value) => textOf(value) || null,
    shown: (value) => (typeof value === 'string' ? (names.get(value) ?? value) : '—'),
  }
}

/** Several rows that this one refers to. */
function rowsField<Name extends string>(name: Name, useOptions: UseOptions): FieldSpec<Name, Name> {
  const names = new Map<string, string>()
  return {
    name,
    Control: ({ value, say }) => {
      const options = useNamed(useOptions, names)
      const chosen = idsOf(value)
      return (
        <>
          <Kept name={name} ids={options === undefined ? chosen : []} />
          <MultiSelect
            key={options === undefined ? 'waiting' : 'known'}
            name={name}
            label={say(name)}
            options={options ?? []}
            isDisabled={options === undefined}
            defaultValue={chosen}
          />
        </>
      )
    },
    cell: { kind: 'rows' },
    read: (value: FormValue | undefined) =>
      (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean),
    shown: (value) =>
      idsOf(value)
        .map((id) => names.get(id) ?? id)
        .join(', ') || '—',
  }
}

/** Rows that this one refers to, shown by one of their texts and chosen by what people call them. */
type Reference<Id extends string, Name extends string, Value> = readonly [
  ColumnSpec<Readonly<Record<Id, Value>>, Id>,
  FieldSpec<Name, Name>,
]

/** Another row: the property that has it, the one that says its id, and what of it is shown. */
export const rowProperty = <Id extends string, Name extends string, Text extends string>(
  id: Id,
  name: Name,
  text: Text,
  useOptions: UseOptions,
  shape: Shape = {},
): Reference<Id, Name, Readonly<Record<Text, string>> | null> => [
  column.custom(id, { text: (row) => row[id]?.[text] ?? '' }, shape),
  rowField(name, useOptions),
]

/** Several rows. */
export const rowsProperty = <Id extends string, Name extends string, Text extends string>(
  id: Id,
  name: Name,
  text: Text,
  useOptions: UseOptions,
): Reference<Id, Name, readonly Readonly<Record<Text, string>>[]> => [
  column.custom(id, { text: (row) => row[id].map((one) => one[text]).join(', ') }),
  rowsField(name, useOptions),
]

/** What is chosen stays chosen when the form is sent before its options have come. */
function Kept({ name, ids }: { name: string; ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name={name} value={id} />)
}

/** The options, with their names kept to label an id later. */
function useNamed(useOptions: UseOptions, names: Map<string, string>): readonly Option[] | undefined {
  const options = useOptions()
  useEffect(() => {
    for (const { id, label } of options ?? []) names.set(id, label)
  }, [options, names])
  return options
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}
