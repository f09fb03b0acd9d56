import { column, type ColumnSpec, type Shape } from './columns.tsx'
import { field, type FieldSpec } from './fields.tsx'
import type { Translated } from '#patterns/name-of.ts'

type Of<Id extends string, Value> = Readonly<Record<Id, Value>>

/** A property that is shown and written: its column, and its field. */
type Both<Id extends string, Value, Word extends string = Id> = readonly [
  ColumnSpec<Of<Id, Value>, Word>,
  FieldSpec<Id, Word>,
]

/**
 * The properties there are. What is only shown is a `column`, what is only written a `field`; what none of them can do
 * is a list of `column.custom` and `field.custom`.
 */
export const property = {
  /** What people call a row, in the language of the reader; written in all of them. */
  name: (
    shape: Shape = {},
  ): readonly [
    ColumnSpec<Translated, 'name'>,
    FieldSpec<'name', 'name'>,
    FieldSpec<'translations', 'translations'>,
  ] => [column.name(shape), field.text('name'), field.translations('translations')],

  text: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string | null> => [
    column.text(id, shape),
    field.text(id),
  ],

  longText: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string | null> => [
    column.text(id, shape),
    field.longText(id),
  ],

  /** A text that needs a word with its help, such as `documentFormatHelp`. */
  helpedText: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string | null, Id | `${Id}Help`> => [
    column.text(id, shape),
    field.helpedText(id),
  ],

  /** A name for machines, in the letters of machines. */
  code: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string> => [
    column.code(id, shape),
    field.text(id),
  ],

  /** An address outside the portal; needs a word with its help, such as `urlHelp`. */
  address: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string, Id | `${Id}Help`> => [
    column.address(id, shape),
    field.address(id),
  ],

  number: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, number | null> => [
    column.number(id, shape),
    field.number(id),
  ],

  /** One of the values of the contract, whose words stand in a group of their own: `types.text`. */
  choice: <Id extends string, Words extends string>(
    id: Id,
    words: Words,
    shape: Shape = {},
  ): Both<Id, string, Id | Words> => [column.choice(id, words, shape), field.choice(id, words)],

  check: <Id extends string>(
    id: Id,
    { isOn = false, ...shape }: Shape & { isOn?: boolean } = {},
  ): Both<Id, boolean> => [column.boolean(id, shape), field.check(id, { isOn })],

  colour: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string> => [
    column.colour(id, shape),
    field.colour(id),
  ],

  /** In use or not: rows can then be switched, one by one and many at once, and back. */
  active: (): Both<'active', boolean, 'active' | 'state' | 'inactive'> => [
    column.status('active'),
    field.check('active', { isOn: true }),
  ],
}
