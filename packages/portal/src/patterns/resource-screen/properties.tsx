import { column, type ColumnSpec, type Shape, type SwitchWord } from './columns.tsx'
import { field, type FieldSpec } from './fields.tsx'
import type { Translated } from '#patterns/name-of.ts'

type Of<Id extends string, Value> = Readonly<Record<Id, Value>>

/** A property with a column and a field. */
type Both<Id extends string, Value, Word extends string = Id> = readonly [
  ColumnSpec<Of<Id, Value>, Word>,
  FieldSpec<Id, Word>,
]

/**
 * The kinds of properties. Read-only ones use `column`, write-only ones `field`; anything else combines
 * `column.custom` and `field.custom`.
 */
export const property = {
  /** The name of a row in the reader's language; editable in all languages. */
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

  /** A text with a help text, such as `documentFormatHelp`. */
  helpedText: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string | null, Id | `${Id}Help`> => [
    column.text(id, shape),
    field.helpedText(id),
  ],

  /** A technical name, in monospace. */
  code: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string> => [
    column.code(id, shape),
    field.text(id),
  ],

  /** An external URL; needs a help text, such as `urlHelp`. */
  address: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, string, Id | `${Id}Help`> => [
    column.address(id, shape),
    field.address(id),
  ],

  number: <Id extends string>(id: Id, shape: Shape = {}): Both<Id, number | null> => [
    column.number(id, shape),
    field.number(id),
  ],

  /** One of the contract's values, with labels in a group: `types.text`. */
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

  /** Active or not: rows can be toggled individually and in bulk, with undo. */
  active: (): Both<'active', boolean, SwitchWord> => [column.active(), field.check('active', { isOn: true })],
}
