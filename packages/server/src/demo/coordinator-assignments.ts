import type { Insertable } from 'kysely'
import { dayOf, daysAfter } from '#db/day.ts'
import type { CoordinatorAssignmentsTable } from '#db/schema/coordinator-assignments.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

type Assignment = Insertable<CoordinatorAssignmentsTable>

/**
 * Who coordinates whom: agents since they joined, some after another coordinator; supervisors coordinate the
 * coordinators.
 */
export function coordinatorAssignments(everybody: readonly Person[], now: Date): Assignment[] {
  const of = (name: Person['roleName']) => everybody.filter(({ roleName }) => roleName === name)
  const [coordinators, supervisors] = [of('Coordinador'), of('Supervisor de servicio')]
  const agents = of('Agente').flatMap((agent, position) => {
    const earlier = coordinators[(position + 5) % coordinators.length]?.user.id
    return past(agent, position % 9 === 0 ? earlier : undefined, daysAfter(dayOf(now), -150))
  })
  const above = coordinators.flatMap(({ user, employee }, position) =>
    assignment(user.id, supervisors[position % supervisors.length]?.user.id, employee.hiredOn),
  )
  return [...agents, ...above]
}

/** One assignment since the person joined, or two of which the second began on a day. */
function past(
  { user, employee, coordinatorId }: Person,
  earlier: string | undefined,
  day: string,
): Assignment[] {
  const { hiredOn } = employee
  if (coordinatorId === null) return []
  if (earlier === undefined || earlier === coordinatorId || hiredOn >= day) {
    return assignment(user.id, coordinatorId, hiredOn)
  }
  return [
    ...assignment(user.id, earlier, hiredOn, daysAfter(day, -1)),
    ...assignment(user.id, coordinatorId, day),
  ]
}

function assignment(
  employeeId: string,
  coordinatorId: string | undefined,
  startsOn: string,
  endsOn: string | null = null,
): Assignment[] {
  if (coordinatorId === undefined) return []
  const id = demoId('coordinator assignment', `${employeeId} ${startsOn}`)
  const createdAt = new Date(`${startsOn}T08:00:00Z`)
  return [{ id, employeeId, coordinatorId, startsOn, endsOn, reason: null, createdBy: null, createdAt }]
}
