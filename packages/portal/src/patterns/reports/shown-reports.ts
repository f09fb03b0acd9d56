import { can, decide } from '@portal/permissions'
import { folded } from '#format/folded.ts'
import type { StoredView } from '#patterns/saved-views/saved-views.ts'
import type { AreaReport, AreaReports } from './area-reports.ts'

/** The reports that somebody may open and read. */
export const reportsFor = (areas: readonly AreaReports[], granted: readonly string[]): AreaReports =>
  areas
    .flat()
    .filter(
      ({ path, anyOf }) => can(granted, anyOf) && decide({ permissions: granted }, path).kind === 'allow',
    )

/** A report with its texts, and the person's views of it. */
export interface ReportLine extends Pick<AreaReport, 'path' | 'group'> {
  readonly title: string
  readonly answer: string
  readonly views: readonly StoredView[]
}

/** The reports that match all search words; if only views match, with those views. */
export function matching(lines: readonly ReportLine[], search: string): readonly ReportLine[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const isIn = (text: string) => words.every((word) => folded(text).includes(word))
  return lines.flatMap((line) => {
    if (isIn(`${line.title} ${line.answer}`)) return [line]
    const views = line.views.filter(({ name }) => isIn(`${line.title} ${name}`))
    return views.length === 0 ? [] : [{ ...line, views }]
  })
}
