import type { ReactNode } from 'react'
import { Link, Status, type Column, type ColumnLayout } from '@portal/ui-kit'
import type { useFormat } from '#format/use-format.ts'
import { wallTime, type ExportColumn } from '#patterns/export/export-columns.ts'
import { ColourMark } from './colour-mark.tsx'
import { nameOf, type Translated } from '#patterns/name-of.ts'
import type { TranslateWord } from './words.ts'

/** The context for formatting a cell. */
export interface CellTools {
  readonly translate: TranslateWord
  readonly format: ReturnType<typeof useFormat>
  readonly yesNo: (value: boolean) => string
  readonly departmentName: (code: string) => string
  /** The language of who reads. */
  readonly language: string
}

/** Layout options of a column. Whether it is sortable follows from the resource's orders. */
export type Shape = Partial<
  Pick<
    Column<unknown>,
    'rowHeader' | 'sortable' | 'hidden' | 'priority' | 'width' | 'wrap' | 'long' | 'align'
  >
>

/** A column as data: its key is the key of its label, and its text is used in exports. */
export interface ColumnSpec<Row, Word extends string = string> {
  readonly id: Word
  /** The key of its header. Defaults to its own name. */
  readonly head?: Word
  readonly shape: Shape
  /** The text for exports and other plain text. */
  readonly text: (row: Row, tools: CellTools) => string
  /** The workbook value: a number or instant. Defaults to its text. */
  readonly sheet?: {
    readonly kind: 'number' | 'dateTime'
    readonly value: (row: Row, tools: CellTools) => number | Date | null
  }
  /** The rendered cell. Defaults to its text. */
  readonly cell?: (row: Row, tools: CellTools) => ReactNode
}

type Of<Id extends string, Value> = Readonly<Record<Id, Value>>

/** The texts of a list whose rows are switched on and off. */
export type SwitchWord =
  | 'active'
  | 'state'
  | 'inactive'
  | 'activate'
  | 'deactivate'
  | 'activated'
  | 'deactivated'

/** The kinds of columns. Anything else is `custom`. */
export const column = {
  /** The name of a row in the reader's language, falling back to Spanish. */
  name: (shape: Shape = {}): ColumnSpec<Translated, 'name'> => ({
    id: 'name',
    shape: { rowHeader: true, priority: 1, ...shape },
    text: (row, { language }) => nameOf(row, language),
  }),

  text: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string | null>, Id> => ({
    id,
    shape,
    text: (row) => row[id] ?? '',
  }),

  /** A technical name, in monospace. */
  code: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string>, Id> => ({
    id,
    shape,
    text: (row) => row[id],
    cell: (row) => <code>{row[id]}</code>,
  }),

  /** A department by name; the screen has loaded the phrases of `staff`. */
  department: (shape: Shape = {}): ColumnSpec<Of<'department', string | null>, 'department'> => ({
    id: 'department',
    shape,
    text: ({ department }, { departmentName }) => (department === null ? '' : departmentName(department)),
  }),

  number: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, number | null>, Id> => ({
    id,
    shape: { align: 'end', ...shape },
    text: (row, { format }) => {
      const value = row[id]
      return value === null ? '' : format.number(value)
    },
    sheet: { kind: 'number', value: (row) => row[id] },
  }),

  boolean: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, boolean>, Id> => ({
    id,
    shape,
    text: (row, { yesNo }) => yesNo(row[id]),
  }),

  /** One of a few values, with labels in a group: `types.text`. */
  choice: <Id extends string, Words extends string>(
    id: Id,
    words: Words,
    shape: Shape = {},
  ): ColumnSpec<Of<Id, string>, Id | Words> => ({
    id,
    shape,
    text: (row, { translate }) => translate(`${words}.${row[id]}`),
  }),

  /** Active or not, as a word and a colour; needs the texts `state`, `active` and `inactive`. */
  status: <Id extends string>(
    id: Id,
    shape: Shape = {},
  ): ColumnSpec<Of<Id, boolean>, Id | 'state' | 'active' | 'inactive'> => ({
    id,
    head: 'state',
    shape: { priority: 1, ...shape },
    text: (row, { translate }) => translate(row[id] ? 'active' : 'inactive'),
    cell: (row, { translate }) => (
      <Status tone={row[id] ? 'success' : 'neutral'}>{translate(row[id] ? 'active' : 'inactive')}</Status>
    ),
  }),

  /** The state of rows that the menu switches on and off; needs the texts of both acts and of their notices. */
  active: (): ColumnSpec<Of<'active', boolean>, SwitchWord> => column.status('active'),

  /** A colour, as a mark and its name. */
  colour: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string>, Id> => ({
    id,
    shape,
    text: (row) => row[id],
    cell: (row) => <ColourMark colour={row[id]} />,
  }),

  /** An external URL: its host, as a link that opens in a new tab. */
  address: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string>, Id> => ({
    id,
    shape,
    text: (row) => row[id],
    cell: (row) => (
      <Link href={row[id]} isExternal>
        {new URL(row[id]).host}
      </Link>
    ),
  }),

  dateTime: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string | null>, Id> => ({
    id,
    shape,
    text: (row, { format }) => format.dateTime(row[id]),
    sheet: { kind: 'dateTime', value: (row, { format }) => wallTime(format.dateTime(row[id])) },
  }),

  /** When a row was last changed. */
  changed: (): ColumnSpec<Of<'updatedAt', string | null>, 'updatedAt'> =>
    column.dateTime('updatedAt', { hidden: true }),

  custom: <Row, Id extends string>(
    id: Id,
    shows: Pick<ColumnSpec<Row>, 'text' | 'cell' | 'sheet'>,
    shape: Shape = {},
  ): ColumnSpec<Row, Id> => ({ id, shape, ...shows }),
}

/** The columns of the kit's table. */
export function tableColumnsOf<Row>(
  specs: readonly ColumnSpec<Row>[],
  tools: CellTools,
): readonly Column<Row>[] {
  return specs.map(({ id, head = id, shape, text, cell = text }) => ({
    ...shape,
    id,
    header: tools.translate(head),
    cell: (row) => cell(row, tools),
  }))
}

/** The columns of an export: the visible ones in order, each with text and workbook value. */
export function exportedColumns<Row>(
  specs: readonly ColumnSpec<Row>[],
  layout: ColumnLayout,
  tools: CellTools,
): readonly ExportColumn<Row>[] {
  return layout
    .filter(({ visible }) => visible)
    .flatMap(({ id }) => specs.find((spec) => spec.id === id) ?? [])
    .map(({ id, head = id, text, sheet }) => ({
      header: tools.translate(head),
      text: (row) => text(row, tools),
      ...(sheet === undefined
        ? {}
        : { sheet: { kind: sheet.kind, value: (row: Row) => sheet.value(row, tools) } }),
    }))
}
