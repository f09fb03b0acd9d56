import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ProjectAssignmentsTable, SkillAssignmentsTable } from '#db/schema/assignments.ts'
import type { campaigns } from './company.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'
import { firstDay, projectOf } from './seed-projects.ts'

/** An agent with their main skill, and the campaign of their coordinator. */
export type MainSkill = { agent: Person; code: string; campaign: (typeof campaigns)[number] | undefined }

/** The skills and projects of agents: since they joined, or since the project began. */
export async function seedAssignments(db: Db, everybody: readonly MainSkill[]): Promise<void> {
  await db
    .insertInto('skillAssignments')
    .values(everybody.flatMap((one, at) => skillsOf(one, at)))
    .execute()
  const staffed = everybody.flatMap((one) => projectsOf(one))
  await db.insertInto('projectAssignments').values(staffed).execute()
}

/** The main skill, and for every second agent another one of the campaign. */
function skillsOf({ agent, code, campaign }: MainSkill, at: number): Insertable<SkillAssignmentsTable>[] {
  const { user, employee } = agent
  const others = (campaign?.skills ?? []).map((skill) => skill.code).filter((other) => other !== code)
  const second = at % 2 === 0 ? others[at % Math.max(others.length, 1)] : undefined
  const one = (skill: string, isMain: boolean, level: number) => ({
    ...{
      id: demoId('skill assignment', `${user.id} ${skill}`),
      userId: user.id,
      skillId: demoId('skill', skill),
    },
    ...{ isMain, level, startsOn: employee.hiredOn, createdAt: user.createdAt },
  })
  return [one(code, true, 3 + (at % 3)), ...(second === undefined ? [] : [one(second, false, 1 + (at % 3))])]
}

function projectsOf({ agent, campaign }: MainSkill): Insertable<ProjectAssignmentsTable>[] {
  if (campaign === undefined) return []
  const { user, employee } = agent
  const projectId = projectOf(campaign.name)
  const startsOn = employee.hiredOn > firstDay ? employee.hiredOn : firstDay
  return [
    {
      ...{ id: demoId('project assignment', user.id), userId: user.id, projectId, startsOn },
      ...{ endsOn: null, createdBy: null, createdAt: new Date(`${startsOn}T08:00:00Z`) },
    },
  ]
}
