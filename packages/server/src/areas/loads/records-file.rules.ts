import type { Analysis, BlacklistLayer } from '@portal/sdk/contract'
import { type FieldErrors, refuse, refuseAll } from '#contract/refuse.ts'
import type { TemplateColumn, TemplateOptions } from '#cells/cell-rule.ts'
import type { Mapping } from './compile-template.ts'
import { kindColumns } from './row-marks.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** A template as it reads this file: an order of dates or a sign of decimals that the file has comes before its own. */
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

/** Text that seems to be read wrongly is loaded only when somebody says that it is right. */
export function checkText({ warnings }: Pick<Analysis, 'warnings'>, isAccepted: boolean): void {
  if (!isAccepted && warnings.includes('double_encoding')) refuse('text_odd', 'file')
}

type FileColumns = Analysis['columns']

interface Template extends TemplateOptions {
  columns: TemplateColumn[]
  rememberedHeaders: Record<string, string>
}

/** What suits a template: first as it was mapped last time, then by what headers and cells say. */
export function suggest(template: Template, columns: FileColumns): Mapping {
  // Maps and not objects: a column may be called `constructor`.
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

/** A mapping as an address says it: `stage:6`, or `stage:` for none. */
export function askedMapping(pairs: readonly string[]): Mapping {
  return Object.fromEntries(
    pairs.map((one) => {
      const [name = '', index = ''] = one.split(':')
      return [name, index === '' ? null : Number(index)] as const
    }),
  )
}

/** The mapping of a load: what the person said, else what is suggested. Says at once all that is wrong with it. */
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

/** The headers behind a mapping, to be remembered. */
export function mappedHeaders(mapping: Mapping, columns: FileColumns): Record<string, string> {
  const pairs = Object.entries(mapping).map(([name, index]) => [name, columns[index ?? -1]?.header] as const)
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/** An external list is loaded version by version, every other only grows; and a template has to name somebody. */
export function checkBlacklist(
  { layer }: { layer: BlacklistLayer },
  edition: string | undefined,
  columns: readonly TemplateColumn[],
): void {
  if (layer === 'external' && edition === undefined) refuse('blank', 'blacklist.edition')
  if (layer !== 'external' && edition !== undefined) refuse('invalid', 'blacklist.edition')
  if (kindColumns(columns).length === 0) refuse('invalid', 'templateId')
}
