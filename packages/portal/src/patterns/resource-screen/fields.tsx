import type { ReactNode } from 'react'
import { Checkbox, NumberField, Select, TextArea, TextField, type FormValue } from '@portal/ui-kit'
import { isTicked, numberOf, textOf } from '#patterns/form-values.ts'
import { ColourField } from './colour-field.tsx'
import type { PropertyRule } from './resource.ts'
import { TranslationFields, translationsOf } from './translation-fields.tsx'
import type { TranslateWord } from './words.ts'

/** The props of a control. */
export interface ControlProps {
  readonly value: unknown
  readonly translate: TranslateWord
  /** Its contract. */
  readonly rule: PropertyRule
}

/** A form field as data: its control, and how to read its value. Limits come from the contract. */
export interface FieldSpec<Name extends string, Word extends string> {
  readonly name: Name
  /** The property of the row with the rows that its value refers to by id. */
  readonly of?: string
  readonly Control: (props: ControlProps) => ReactNode
  readonly read: (value: FormValue | undefined, rule: PropertyRule) => unknown
  /** A formatter for values that need one. */
  readonly shown?: (value: unknown, translate: TranslateWord) => string
  /** Its import cell; without one only the form can set it. */
  readonly cell?: CellShape
  /** Type only: the texts it needs. */
  readonly words?: readonly Word[]
}

/** An import cell as data: its parser is loaded on demand. */
export type CellShape =
  | { readonly kind: 'text' | 'number' | 'yesNo' | 'date' | 'row' | 'rows' }
  | { readonly kind: 'choice'; readonly words: string }

/** The kinds of fields. Anything else is `custom`. */
export const field = {
  text: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate, rule }) => <TextField {...textProps(name, translate, value, rule)} />,
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  /** A text with a help text, such as `documentFormatHelp`. */
  helpedText: <Name extends string>(name: Name): FieldSpec<Name, Name | `${Name}Help`> => ({
    name,
    Control: ({ value, translate, rule }) => (
      <TextField {...textProps(name, translate, value, rule)} description={translate(`${name}Help`)} />
    ),
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  /** An https URL; needs a help text, such as `urlHelp`. */
  address: <Name extends string>(name: Name): FieldSpec<Name, Name | `${Name}Help`> => ({
    name,
    Control: ({ value, translate, rule }) => (
      <TextField
        {...textProps(name, translate, value, rule)}
        type="url"
        description={translate(`${name}Help`)}
        placeholder="https://"
      />
    ),
    cell: { kind: 'text' },
    read: textOf,
  }),

  longText: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate, rule }) => <TextArea {...textProps(name, translate, value, rule)} />,
    cell: { kind: 'text' },
    read: textOrNull,
  }),

  number: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate, rule: { isRequired = false, min, max } }) => (
      <NumberField
        name={name}
        label={translate(name)}
        isRequired={isRequired}
        {...(min === undefined ? {} : { minValue: min })}
        {...(max === undefined ? {} : { maxValue: max })}
        {...(typeof value === 'number' ? { defaultValue: value } : {})}
      />
    ),
    cell: { kind: 'number' },
    read: numberOf,
  }),

  /** One of the contract's values, with labels in a group: `types.text`. */
  choice: <Name extends string, Words extends string>(
    name: Name,
    words: Words,
  ): FieldSpec<Name, Name | Words> => ({
    name,
    Control: ({ value, translate, rule: { values = [] } }) => (
      <Select
        name={name}
        label={translate(name)}
        isRequired
        defaultValue={values.find((one) => one === value) ?? values[0] ?? ''}
        options={values.map((id) => ({ id, label: translate(`${words}.${id}`) }))}
      />
    ),
    cell: { kind: 'choice', words },
    read: textOf,
    shown: (value, translate) => (typeof value === 'string' ? translate(`${words}.${value}`) : ''),
  }),

  check: <Name extends string>(
    name: Name,
    { isOn = false }: { isOn?: boolean } = {},
  ): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate }) => (
      <Checkbox
        name={name}
        label={translate(name)}
        defaultSelected={typeof value === 'boolean' ? value : isOn}
      />
    ),
    cell: { kind: 'yesNo' },
    read: isTicked,
  }),

  /** One of a few distinguishable colours with readable text on them. */
  colour: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate }) => (
      <ColourField name={name} label={translate(name)} value={asText(value)} />
    ),
    cell: { kind: 'text' },
    read: textOf,
  }),

  /** Its name in the other languages. */
  translations: <Name extends string>(name: Name): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, translate }) => (
      <TranslationFields name={name} label={translate(name)} value={value} />
    ),
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

function textProps(
  name: string,
  translate: TranslateWord,
  value: unknown,
  { isRequired = false, maxLength }: PropertyRule,
) {
  return {
    name,
    label: translate(name),
    defaultValue: asText(value),
    isRequired,
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}
