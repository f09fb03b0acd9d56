import type { BlacklistChannel, BlacklistKind } from '@portal/sdk/contract'
import type { CellCode, CellValue, TemplateColumn } from '#cells/cell-rule.ts'
import { folded } from '#cells/text.ts'
import type { RowError, RowReader } from './compile-template.ts'
import { type KindColumn, kindColumns } from './row-marks.ts'

/** A blacklist entry from a row of a file. */
export type EntryRow = {
  row: number
  kind: BlacklistKind
  value: string
  channel: BlacklistChannel
  reason: string | null
  requested: string | null
  expires: string | null
}

const channels = new Map<string, BlacklistChannel>([
  ...['all', 'todo', 'todos'].map((word) => [word, 'all'] as const),
  ...['phone', 'telefono', 'llamada', 'llamadas'].map((word) => [word, 'phone'] as const),
  ...['sms'].map((word) => [word, 'sms'] as const),
  ...['email', 'e-mail', 'correo'].map((word) => [word, 'email'] as const),
])

const longestReason = 300

/** Maps a template's columns to an entry: the contact data, and other columns by name. */
export class EntryColumns {
  readonly kinds: readonly KindColumn[]
  readonly #at: Readonly<Record<'channel' | 'reason' | 'requestedOn' | 'expiresOn', number>>
  readonly #names: readonly string[]

  constructor(columns: readonly TemplateColumn[]) {
    const at = (name: string) => columns.findIndex((column) => column.name === name)
    this.kinds = kindColumns(columns)
    this.#names = columns.map(({ name }) => name)
    this.#at = {
      channel: at('channel'),
      reason: at('reason'),
      requestedOn: at('requestedOn'),
      expiresOn: at('expiresOn'),
    }
  }

  /** Parses rows by the template, and also refuses invalid entries: without contact data, or with impossible days. */
  reader(readRow: RowReader, today: string): RowReader {
    return (raw) => {
      const result = readRow(raw)
      if (!result.ok) return result
      const errors = this.#errorsOf(result.values, today)
      return errors.length === 0 ? result : { ok: false, errors }
    }
  }

  /** The entries of an accepted row. */
  entriesOf(row: number, cells: readonly (CellValue | null)[]): EntryRow[] {
    const channel = this.#text(cells, 'channel')
    const rest = {
      ...{ row, reason: this.#text(cells, 'reason')?.slice(0, longestReason) ?? null },
      ...{ requested: this.#text(cells, 'requestedOn'), expires: this.#text(cells, 'expiresOn') },
    }
    return this.kinds.flatMap(({ at, kind }) => {
      const value = cells[at]
      if (typeof value !== 'string') return []
      const usual = kind === 'email' ? 'email' : 'all'
      return [{ ...rest, kind, value, channel: (channel && channels.get(folded(channel))) || usual }]
    })
  }

  #errorsOf(cells: readonly (CellValue | null)[], today: string): RowError[] {
    const errors = this.#dayErrorsOf(cells, today)
    const channel = this.#text(cells, 'channel')
    if (channel !== null && !channels.has(folded(channel)))
      errors.unshift(this.#errorAt(this.#at.channel, 'inclusion', channel))
    if (this.#namesNobody(cells)) errors.unshift(this.#errorAt(this.kinds[0]?.at ?? -1, 'blank', ''))
    return errors
  }

  #dayErrorsOf(cells: readonly (CellValue | null)[], today: string): RowError[] {
    const [requested, expires] = [this.#text(cells, 'requestedOn'), this.#text(cells, 'expiresOn')]
    const errors: RowError[] = []
    if (requested !== null && requested > today)
      errors.push(this.#errorAt(this.#at.requestedOn, 'invalid', requested))
    if (expires !== null && expires < (requested ?? today))
      errors.push(this.#errorAt(this.#at.expiresOn, 'invalid', expires))
    return errors
  }

  #errorAt(at: number, code: CellCode, value: string): RowError {
    return { field: this.#names[at] ?? null, header: null, code, value }
  }

  #namesNobody(cells: readonly (CellValue | null)[]): boolean {
    return this.kinds.every(({ at }) => (cells[at] ?? null) === null)
  }

  #text(
    cells: readonly (CellValue | null)[],
    name: 'channel' | 'reason' | 'requestedOn' | 'expiresOn',
  ): string | null {
    const value = cells[this.#at[name]] ?? null
    return value === null ? null : String(value)
  }
}
