import type { ReactNode } from 'react'
import { Checkbox, NumberField, Select, TextArea, TextField, type FormValue } from '@portal/ui-kit'
import { isTicked, numberOf, textOf } from '#patterns/form-values.ts'
import { ColourField } from './colour-field.tsx'
import type { PropertyRule } from './resource.ts'
import { TranslationFields, translationsOf } from './translation-fields.tsx'
import type { Say } from './words.ts'

/** What a control is drawn from. */
export interface ControlProps {
  readonly value: unknown
  readonly say: Say
  /** What the contract says of it. */
  readonly rule: PropertyRule
}

/** One field of a form as data: how it is asked for, and what is read out of it. Its limits are the contract's. */
export interface FieldSpec<Name extends string, Word extends string> {
  readonly name: Name
  readonly Control: (props: ControlProps) => ReactNode
  readonly read: (value: FormValue | undefined, rule: PropertyRule) => unknown
  /** A value in words, where it is not read as it stands. */
  readonly shown?: (value: unknown, say: Say) => string
  /** What a cell of a file holds of it, when rows are imported; without it only the form writes it. */
  readonly cell?: CellShape
  /** Only for the types: the words it needs. */
  readonly words?: readonly Word[]
}

/** A cell as data: its reader comes when somebody imports. */
export type CellShape =
  | { readonly kind: 'text' | 'number' | 'yesNo' | 'date' | 'row' | 'rows' }
  | { readonly kind: 'choice'; readonly words: string }

/** The fields there are. What none of them can ask for is `custom`. */
export const field = {
  text: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say, rule }) => <TextField {...textProps(name, say, value, rule)} />,
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  /** A text that needs a word with its help, such as `documentFormatHelp`. */
  helpedText: <Name extends string>(name: Name): FieldSpec<Name, Name | `${Name}Help`> => ({
    name,
    Control: ({ value, say, rule }) => (
      <TextField {...textProps(name, say, value, rule)} description={say(`${name}Help`)} />
    ),
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  /** An address of https; needs a word with its help, such as `urlHelp`. */
  address: <Name extends string>(name: Name): FieldSpec<Name, Name | `${Name}Help`> => ({
    name,
    Control: ({ value, say, rule }) => (
      <TextField
        {...textProps(name, say, value, rule)}
        type="url"
        description={say(`${name}Help`)}
        placeholder="https://"
      />
    ),
    cell: { kind: 'text' },
    read: textOf,
  }),

  longText: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say, rule }) => <TextArea {...textProps(name, say, value, rule)} />,
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  number: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say, rule: { isRequired = false, min, max } }) => (
      <NumberField
        name={name}
        label={say(name)}
        isRequired={isRequired}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(typeof value === 'number' ? { defaultValue: value } : {})}
      />
    ),
    cell: { kind: 'number' },
    read: numberOf,
  }),

  /** One of the values of the contract, whose words stand in a group of their own: `types.text`. */
  choice: <Name extends string, Words extends string>(
    name: Name,
    words: Words,
  ): FieldSpec<Name, Name | Words> => ({
    name,
    Control: ({ value, say, rule: { values = [] } }) => (
      <Select
        name={name}
        label={say(name)}
        isRequired
        defaultValue={values.find((one) => one === value) ?? values[0] ?? ''}
        options={values.map((id) => ({ id, label: say(`${words}.${id}`) }))}
      />
    ),
    cell: { kind: 'choice', words },
    read: textOf,
    shown: (value, say) => (typeof value === 'string' ? say(`${words}.${value}`) : ''),
  }),

  check: <Name extends string>(
    name: Name,
    { isOn = false }: { isOn?: boolean } = {},
  ): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say }) => (
      <Checkbox name={name} label={say(name)} defaultSelected={typeof value === 'boolean' ? value : isOn} />
    ),
    cell: { kind: 'yesNo' },
    read: isTicked,
  }),

  /** One of a few colours that can be told apart and read on. */
  colour: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say }) => <ColourField name={name} label={say(name)} value={asText(value)} />,
    cell: { kind: 'text' },
    read: textOf,
  }),

  /** Its name in the other languages. */
  translations: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say }) => <TranslationFields name={name} label={say(name)} value={value} />,
    read: translationsOf,
  }),

  custom: <Name extends string>(
    name: Name,
    spec: Pick<FieldSpec<Name, Name>, 'Control' | 'read' | 'shown' | 'cell'>,
  ): FieldSpec<Name, Name> => ({ name, ...spec }),
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textOrNull(value: FormValue | undefined, { isNullable }: PropertyRule): string | null {
  return textOf(value) || (isNullable === true ? null : '')
}

function textProps(name: string, say: Say, value: unknown, { isRequired = false, maxLength }: PropertyRule) {
  return {
    name,
    label: say(name),
    defaultValue: asText(value),
    isRequired,
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}
