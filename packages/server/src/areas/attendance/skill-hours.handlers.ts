import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { reachOf } from '#db/reach.ts'
import { reportPeriodOf } from './asked-period.ts'
import { list, type SkillTimeRow } from './skill-hours.queries.ts'

export const skillHoursHandlers: HandlerTable = handlers('skillHours', {
  async index(context) {
    const { from, until, ...asked } = context.query
    const period = await reportPeriodOf(context, { from, until })
    const { data, meta } = await list(context.db, reachOf(context), period, asked)
    return { data: data.map(answerOf), meta }
  },
})

function answerOf({ employeeId, displayName, skillId, skillName, ...row }: SkillTimeRow) {
  return {
    ...row,
    id: `${employeeId ?? ''}:${skillId ?? ''}`,
    person: employeeId === null ? null : { id: employeeId, displayName: displayName ?? '' },
    skill: skillId === null ? null : { id: skillId, name: skillName ?? '' },
  }
}
