import { useEffect } from 'react'
import { ComboBox, MultiSelect, type FormValue, type Option } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec, type Shape } from './columns.tsx'
import type { FieldSpec } from './fields.tsx'

/** The options; undefined while loading. */
export type UseOptions = () => readonly Option[] | undefined

/** A reference to another row, chosen by searching its name. */
export function rowField<Name extends string>(name: Name, useOptions: UseOptions): FieldSpec<Name, Name> {
  const names = new Map<string, string>()
  return {
    name,
    Control: ({ value, translate, rule: { isRequired } }) => {
      const options = useNamed(useOptions, names)
      const chosen = typeof value === 'string' ? value : undefined
      return (
        <>
          <CurrentChoice name={name} ids={options === undefined && chosen !== undefined ? [chosen] : []} />
          <ComboBox
            // Disabled until the options are loaded: the input would lose typed text.
            key={options === undefined ? 'waiting' : 'known'}
            name={name}
            label={translate(name)}
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

/** References to several rows. */
function rowsField<Name extends string>(name: Name, useOptions: UseOptions): FieldSpec<Name, Name> {
  const names = new Map<string, string>()
  return {
    name,
    Control: ({ value, translate }) => {
      const options = useNamed(useOptions, names)
      const chosen = idsOf(value)
      return (
        <>
          <CurrentChoice name={name} ids={options === undefined ? chosen : []} />
          <MultiSelect
            key={options === undefined ? 'waiting' : 'known'}
            name={name}
            label={translate(name)}
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

/** References shown by one of their texts and chosen by name. */
type Reference<Id extends string, Name extends string, Value> = readonly [
  ColumnSpec<Readonly<Record<Id, Value>>, Id>,
  FieldSpec<Name, Name>,
]

/** One reference: the property with it, the one with its id, and the shown text. */
export const rowProperty = <Id extends string, Name extends string, Text extends string>(
  id: Id,
  name: Name,
  text: Text,
  useOptions: UseOptions,
  shape: Shape = {},
): Reference<Id, Name, Readonly<Record<Text, string>> | null> => [
  column.custom(id, { text: (row) => row[id]?.[text] ?? '' }, shape),
  { ...rowField(name, useOptions), of: id },
]

/** Several references. */
export const rowsProperty = <Id extends string, Name extends string, Text extends string>(
  id: Id,
  name: Name,
  text: Text,
  useOptions: UseOptions,
): Reference<Id, Name, readonly Readonly<Record<Text, string>>[]> => [
  column.custom(id, { text: (row) => row[id].map((one) => one[text]).join(', ') }),
  { ...rowsField(name, useOptions), of: id },
]

/** The current choice is kept when the form is submitted before the options are loaded. */
function CurrentChoice({ name, ids }: { name: string; ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name={name} value={id} />)
}

/** The options, with their names cached to label ids later. */
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
