import type { ReactNode } from 'react'
import { Link, Status, type Column, type ColumnLayout } from '@portal/ui-kit'
import type { useFormat } from '#format/use-format.ts'
import { wallTime, type ExportColumn } from '#patterns/export/export-columns.ts'
import { ColourMark } from './colour-mark.tsx'
import { nameOf, type Translated } from '#patterns/name-of.ts'
import type { Say } from './words.ts'

/** What a cell is written with. */
export interface CellTools {
  readonly say: Say
  readonly format: ReturnType<typeof useFormat>
  readonly yesNo: (value: boolean) => string
  readonly departmentName: (code: string) => string
  /** The language of who reads. */
  readonly language: string
}

/** How a column stands in the table. A resource's own order says what is sortable. */
export type Shape = Partial<
  Pick<
    Column<unknown>,
    'rowHeader' | 'sortable' | 'hidden' | 'priority' | 'width' | 'wrap' | 'long' | 'align'
  >
>

/** One column as data: its key is its label's word, and its text is what an export has of it. */
export interface ColumnSpec<Row, Word extends string = string> {
  readonly id: Word
  /** The word of its head; its own name when left out. */
  readonly head?: Word
  readonly shape: Shape
  /** What an export and a reader of plain text get. */
  readonly text: (row: Row, tools: CellTools) => string
  /** What a workbook has of it, as number or moment; its text when left out. */
  readonly sheet?: {
    readonly kind: 'number' | 'dateTime'
    readonly value: (row: Row, tools: CellTools) => number | Date | null
  }
  /** What the table shows; its text when left out. */
  readonly cell?: (row: Row, tools: CellTools) => ReactNode
}

type Of<Id extends string, Value> = Readonly<Record<Id, Value>>

/** The columns there are. What none of them can show is `custom`. */
export const column = {
  /** What a row is called, in the language of who reads; in Spanish where nobody has written another. */
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

  /** A name for machines, in the letters of machines. */
  code: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string>, Id> => ({
    id,
    shape,
    text: (row) => row[id],
    cell: (row) => <code>{row[id]}</code>,
  }),

  /** A department by its name; the screen has loaded the phrases of `staff`. */
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

  /** One of a few values, whose words stand in a group of their own: `types.text`. */
  choice: <Id extends string, Words extends string>(
    id: Id,
    words: Words,
    shape: Shape = {},
  ): ColumnSpec<Of<Id, string>, Id | Words> => ({
    id,
    shape,
    text: (row, { say }) => say(`${words}.${row[id]}`),
  }),

  /** In use or not, in a word and a colour; needs the words `state`, `active` and `inactive`. */
  status: <Id extends string>(
    id: Id,
    shape: Shape = {},
  ): ColumnSpec<Of<Id, boolean>, Id | 'state' | 'active' | 'inactive'> => ({
    id,
    head: 'state',
    shape: { priority: 1, ...shape },
    text: (row, { say }) => say(row[id] ? 'active' : 'inactive'),
    cell: (row, { say }) => (
      <Status tone={row[id] ? 'success' : 'neutral'}>{say(row[id] ? 'active' : 'inactive')}</Status>
    ),
  }),

  /** A colour, as a mark and its name. */
  colour: <Id extends string>(id: Id, shape: Shape = {}): ColumnSpec<Of<Id, string>, Id> => ({
    id,
    shape,
    text: (row) => row[id],
    cell: (row) => <ColourMark colour={row[id]} />,
  }),

  /** An address outside the portal: where it is, as a link that opens in a new tab. */
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

  /** When a row was changed last. */
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
    header: tools.say(head),
    cell: (row) => cell(row, tools),
  }))
}

/** The columns of an export: those in sight, in their order, each with its text and what a workbook has of it. */
export function exportedColumns<Row>(
  specs: readonly ColumnSpec<Row>[],
  layout: ColumnLayout,
  tools: CellTools,
): readonly ExportColumn<Row>[] {
  return layout
    .filter(({ visible }) => visible)
    .flatMap(({ id }) => specs.find((spec) => spec.id === id) ?? [])
    .map(({ id, head = id, text, sheet }) => ({
      header: tools.say(head),
      text: (row) => text(row, tools),
      ...(sheet === undefined
        ? {}
        : { sheet: { kind: sheet.kind, value: (row: Row) => sheet.value(row, tools) } }),
    }))
}
