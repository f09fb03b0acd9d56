import type { Db } from '#db/database.ts'
import { type Due, hasTable } from './anonymise.queries.ts'
import { changesOf, type Rule } from './anonymise.rules.ts'
import * as formats from './field-classes.queries.ts'
import { classed } from './field-classes.rules.ts'

/** The parameters of a rule for its template; undefined when the template no longer exists. */
export async function dueOf(db: Db, rule: Rule, now: Date): Promise<Due | undefined> {
  const format = await formats.find(db, rule.templateId)
  if (format === undefined) return undefined
  return {
    ...{ templateId: format.id, templateSerial: format.serial, templateName: format.name },
    changes: changesOf(
      rule,
      classed(format.columns, format.classes ?? {}).map((column, at) => ({
        ...column,
        key: format.columns[at]?.key === true,
      })),
      format.cellPositions,
    ),
    erasesNotes: rule.textMethod !== 'keep',
    until: new Date(now.getTime() - rule.retentionDays * 86_400_000),
    today: now.toISOString().slice(0, 10),
    byWork: rule.since === 'work' && (await hasTable(db, 'record_work')),
  }
}
