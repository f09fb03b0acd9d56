import type { Locale, Segment } from '@portal/sdk'
import { count } from '#cli/progress/amounts.ts'
import type { Paint } from '#cli/terminal/paint.ts'
import { printable } from '#cli/terminal/printable.ts'

/** A segment as text: name, state, filter and counts of its records. */
export function segmentLines(segment: Segment, locale: Locale, paint: Paint): string[] {
  const { id, name, state, filterName, filterVersion, templateName, computedAt } = segment
  const words = state === 'computed' ? paint.green(state) : paint.yellow(state)
  return [
    `${paint.bold(printable(name))}  ${state === 'failed' ? paint.red(state) : words}`,
    `  id        ${id}`,
    `  filter    ${printable(filterName)} (version ${filterVersion})`,
    `  template  ${printable(templateName)}`,
    ...(computedAt === null ? [] : [`  computed  ${computedAt}`]),
    ...countLines(segment, locale),
  ]
}

/** Counts of the records: `4,800 = 3,102 not found + 12 blacklisted + 86 of earlier segments + 1,600 members`. */
function countLines({ counts }: Segment, locale: Locale): string[] {
  if (counts === null) return []
  const { total, unmatched, blacklisted, earlier, members, challengers } = counts
  const words = (number: number, word: string) => `${count(number, locale)} ${word}`
  const parts = [
    ...[words(unmatched, 'not found'), words(blacklisted, 'blacklisted')],
    ...[words(earlier, 'of earlier segments'), words(members, 'members')],
  ]
  const sum = `  records   ${count(total, locale)} = ${parts.join(' + ')}`
  return challengers === 0 ? [sum] : [sum, `  split     ${words(challengers, 'challengers')}`]
}
