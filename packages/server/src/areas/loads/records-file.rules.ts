import type { Analysis, BlacklistLayer } from '@portal/sdk/contract'
import { type FieldErrors, refuse, refuseAll } from '#contract/refuse.ts'
import type { TemplateColumn, TemplateOptions } from '#cells/cell-rule.ts'
import type { Mapping } from './compile-template.ts'
import { kindColumns } from './row-marks.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** A template adapted to this file: the file's date order and decimal separator take precedence. */
export function readingBy<Read extends TemplateOptions>(
  template: Read,
  { dateOrder, decimalSign }: Partial<Pick<Analysis, 'dateOrder' | 'decimalSign'>>,
): Read {
  return {
    ...template,
    dateOrder: dateOrder ?? template.dateOrder,
    decimalSign: decimalSign ?? template.decimalSign,
  }
}

/** A file with a suspicious encoding is loaded only after a confirmation. */
export function checkText({ warnings }: Pick<Analysis, 'warnings'>, isAccepted: boolean): void {
  if (!isAccepted && warnings.includes('double_encoding')) refuse('text_odd', 'file')
}

type FileColumns = Analysis['columns']

interface Template extends TemplateOptions {
  columns: TemplateColumn[]
  rememberedHeaders: Record<string, string>
}

/** The suggested mapping: as last time, then by headers and cells. */
export function suggest(template: Template, columns: FileColumns): Mapping {
  // Maps instead of objects: a column may be called `constructor`.
  const headers = new Map(Object.entries(template.rememberedHeaders))
  const remembered = new Map<string, number>()
  for (const { name } of template.columns) {
    const found = columns.find((one) => one.header === headers.get(name))
    if (found) remembered.set(name, found.index)
  }
  const taken = new Set(remembered.values())
  const open = { ...template, columns: template.columns.filter(({ name }) => !remembered.has(name)) }
  const suggested = suggestMapping(
    open,
    columns.filter((column) => !taken.has(column.index)),
  )
  // In the order of the template.
  return Object.fromEntries(
    template.columns.map(({ name }) => [name, remembered.get(name) ?? suggested[name] ?? null]),
  )
}

/** Parses a mapping from a URL: `stage:6`, or `stage:` for none. */
export function askedMapping(pairs: readonly string[]): Mapping {
  return Object.fromEntries(
    pairs.map((one) => {
      const [name = '', index = ''] = one.split(':')
      return [name, index === '' ? null : Number(index)] as const
    }),
  )
}

/** The mapping of a load: explicit, else suggested. Reports all errors at once. */
export function mapColumns(template: Template, columns: FileColumns, chosen: Mapping): Mapping {
  const mapping = { ...suggest(template, columns), ...chosen }
  const errors: FieldErrors = {}
  for (const [name, index] of Object.entries(chosen)) {
    const isColumn = template.columns.some((column) => column.name === name)
    if (!isColumn || (index ?? 0) >= columns.length) errors[`mapping.${name}`] = [{ error: 'inclusion' }]
  }
  for (const column of template.columns) {
    if (lacksSource(column, mapping)) errors[`mapping.${column.name}`] = [{ error: 'blank' }]
  }
  refuseAll(errors)
  return mapping
}

function lacksSource({ name, required, default: fallback }: TemplateColumn, mapping: Mapping): boolean {
  return required && (mapping[name] ?? null) === null && (fallback ?? '') === ''
}

/** The headers behind a mapping, to be stored. */
export function mappedHeaders(mapping: Mapping, columns: FileColumns): Record<string, string> {
  const pairs = Object.entries(mapping).map(([name, index]) => [name, columns[index ?? -1]?.header] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/** External lists are loaded by edition, others only grow; and the template must have contact data. */
export function checkBlacklist(
  { layer }: { layer: BlacklistLayer },
  edition: string | undefined,
  columns: readonly TemplateColumn[],
): void {
  if (layer === 'external' && edition === undefined) refuse('blank', 'blacklist.edition')
  if (layer !== 'external' && edition !== undefined) refuse('invalid', 'blacklist.edition')
  if (kindColumns(columns).length === 0) refuse('invalid', 'templateId')
}
