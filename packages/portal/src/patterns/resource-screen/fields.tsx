import type { ReactNode } from 'react'
import { Checkbox, NumberField, Select, TextArea, TextField, type FormValue } from '@portal/ui-kit'
import { isTicked, numberOf, textOf } from '#patterns/form-values.ts'
import { ColourField } from './colour-field.tsx'
import { TranslationFields, translationsOf } from './translation-fields.tsx'
import type { Say } from './words.ts'

/** What a control is drawn from. */
export interface ControlProps {
  readonly value: unknown
  readonly isNew: boolean
  readonly say: Say
}

/** One field of a form as data: how it is asked for, and what is read out of it. */
export interface FieldSpec<Name extends string, Word extends string> {
  readonly name: Name
  readonly Control: (props: ControlProps) => ReactNode
  readonly read: (value: FormValue | undefined) => unknown
  /** A value in words, where it is not read as it stands. */
  readonly shown?: (value: unknown, say: Say) => string
  /** What a cell of a file holds of it, when rows are imported; without it only the form writes it. */
  readonly cell?: CellShape
  /** Only for the types: the words it needs. */
  readonly words?: readonly Word[]
}

/** A cell as data: its reader comes when somebody imports. */
export type CellShape =
  | {
      readonly kind: 'text' | 'number' | 'yesNo' | 'date' | 'row' | 'rows'
      readonly isRequired?: boolean
    }
  | { readonly kind: 'choice'; readonly words: string; readonly values: readonly string[] }

interface TextRules {
  readonly isRequired?: true
  readonly maxLength?: number
  /** Written once and never changed. */
  readonly isFixed?: true
}

interface NumberRules {
  readonly isRequired?: true
  readonly min?: number
  readonly max?: number
}

/** The fields there are. What none of them can ask for is `custom`. */
export const field = {
  text: <Name extends string>(name: Name, rules: TextRules = {}): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, isNew, say }) => (
      <TextField
        name={name}
        label={say(name)}
        defaultValue={asText(value)}
        {...textRules(rules)}
        isReadOnly={rules.isFixed === true && !isNew}
      />
    ),
    cell: textCell(rules),
    read: textOf,
  }),

  /** An address of https; needs a word with its help, such as `urlHelp`. */
  address: <Name extends string>(name: Name): FieldSpec<Name, Name | `${Name}Help`> => ({
    name,
    Control: ({ value, say }) => (
      <TextField
        name={name}
        type="url"
        label={say(name)}
        description={say(`${name}Help`)}
        defaultValue={asText(value)}
        placeholder="https://"
        maxLength={500}
        isRequired
      />
    ),
    cell: textCell({ isRequired: true }),
    read: textOf,
  }),

  longText: <Name extends string>(name: Name, rules: TextRules = {}): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say }) => (
      <TextArea name={name} label={say(name)} defaultValue={asText(value)} {...textRules(rules)} />
    ),
    cell: textCell(rules),
    read: textOf,
  }),

  number: <Name extends string>(name: Name, rules: NumberRules = {}): FieldSpec<Name, Name> => ({
    name,
    Control: ({ value, say }) => (
      <NumberField
        name={name}
        label={say(name)}
        isRequired={rules.isRequired ?? false}
        {...(rules.min === undefined ? {} : { minValue: rules.min })}
        {...(rules.max === undefined ? {} : { maxValue: rules.max })}
        {...(typeof value === 'number' ? { defaultValue: value } : {})}
      />
    ),
    cell: { kind: 'number', isRequired: rules.isRequired ?? false },
    read: numberOf,
  }),

  /** One of a few values, whose words stand in a group of their own: `types.text`. */
  choice: <Name extends string, Words extends string>(
    name: Name,
    words: Words,
    values: readonly [string, ...string[]],
  ): FieldSpec<Name, Name | Words> => ({
    name,
    Control: ({ value, say }) => (
      <Select
        name={name}
        label={say(name)}
        isRequired
        defaultValue={values.find((one) => one === value) ?? values[0]}
        options={values.map((id) => ({ id, label: say(`${words}.${id}`) }))}
      />
    ),
    cell: { kind: 'choice', words, values },
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
    spec: Pick<FieldSpec<Name, Name>, 'Control' | 'read'>,
  ): FieldSpec<Name, Name> => ({ name, ...spec }),
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const textCell = ({ isRequired = false }: { isRequired?: boolean }): CellShape => ({
  kind: 'text',
  isRequired,
})

function textRules({ isRequired, maxLength }: TextRules) {
  return { isRequired: isRequired === true, ...(maxLength === undefined ? {} : { maxLength }) }
}
