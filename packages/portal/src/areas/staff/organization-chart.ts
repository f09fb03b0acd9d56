import type { Organization } from '@portal/sdk'
import type { OrgPerson } from '@portal/ui-kit'

type Person = Organization['people'][number]
interface Names {
  readonly company: string
  readonly nameOf: (department: string) => string
}

/** Company, departments, coordinators, people: who has no coordinator among them hangs on the department. */
export function chartOf(people: readonly Person[], { company, nameOf }: Names): OrgPerson[] {
  if (people.length === 0) return []
  const shown = new Set(people.map(({ id }) => id))
  const sizes = new Map<string, number>()
  for (const { department } of people) sizes.set(department, (sizes.get(department) ?? 0) + 1)
  const departments = [...sizes].sort(([, one], [, other]) => other - one).map(([code]) => code)
  return [
    { id: 'company', name: company, isGroup: true },
    ...departments.map((code) => ({
      ...{ id: `department ${code}`, name: nameOf(code), managerId: 'company' },
      isGroup: true,
    })),
    ...people.map(({ id, displayName, jobTitle, department, coordinatorId }) => ({
      id,
      name: displayName,
      role: jobTitle,
      managerId:
        coordinatorId !== null && shown.has(coordinatorId) ? coordinatorId : `department ${department}`,
    })),
  ]
}
