import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { GroupCondition, GroupRule } from '#db/schema/employee-groups.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const one = (field: GroupCondition['field'], operator: GroupCondition['operator'], value: string) => ({
  field,
  operator,
  values: [value],
})
const all = (...conditions: GroupCondition[]): GroupRule => ({ match: 'all', conditions })

const groups: readonly { name: string; description: string; rule: GroupRule | null }[] = [
  {
    name: 'Media jornada Madrid',
    description: 'Turnos partidos y refuerzo de mediodía',
    rule: all(one('workCenter', 'in', 'Madrid-Vallecas'), one('weeklyHours', 'at_most', '30')),
  },
  {
    name: 'Plantilla Colombia',
    description: 'Calendario laboral de Bogotá',
    rule: all(one('workCenter', 'in', 'Bogotá-Salitre')),
  },
  {
    name: 'Teletrabajo',
    description: 'Equipo en remoto o con contrato fijo discontinuo',
    rule: {
      match: 'any',
      conditions: [one('workCenter', 'in', 'Remoto ES'), one('contractKind', 'in', 'Fijo discontinuo')],
    },
  },
  { name: 'Comité de empresa', description: 'Representación legal de la plantilla', rule: null },
  { name: 'Brigada de emergencias', description: 'Primeros auxilios y evacuación', rule: null },
]

/** The groups of the demo: three by rule and two manual ones. */
export async function seedEmployeeGroups(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  const rows = groups.map(({ name, description, rule }, index) => ({
    ...{ name, description, rule, id: demoId('employee group', name), position: index + 1 },
    kind: rule === null ? ('manual' as const) : ('rule' as const),
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  }))
  await db.insertInto('employeeGroups').values(rows).execute()
  const byHand = rows.filter(({ kind }) => kind === 'manual')
  const members = byHand.flatMap(({ id: groupId }, at) =>
    everybody
      .filter((_person, index) => index % 37 === at * 5)
      .map(({ user }) => ({
        ...{ groupId, employeeId: user.id, id: demoId('member', `${groupId} ${user.id}`) },
        ...{ startsOn: dayOf(new Date(now.getTime() - 90 * 86_400_000)), endsOn: null },
        ...{ createdBy: null, createdAt: now },
      })),
  )
  await db.insertInto('employeeGroupMembers').values(members).execute()
}
