import type { OrgPerson } from './people.ts'

const first = [
  'Ana',
  'Berta',
  'Carlos',
  'Dídac',
  'Elena',
  'Fermín',
  'Gloria',
  'Hugo',
  'Inés',
  'Jaume',
  'Laia',
]
const last = [
  'Ruiz',
  'Soler',
  'Gil',
  'Pons',
  'Vidal',
  'Sanz',
  'Mora',
  'Cano',
  'Rey',
  'Font',
  'Blanco',
  'Vega',
  'Lara',
]
const areas = ['Operaciones', 'Atención al cliente', 'Ventas', 'Informática', 'Personas']

/** A company for stories: a head, five directors, their coordinators, and teams of about eleven; deterministic. */
export function company(count: number): OrgPerson[] {
  const leads = 6 + Math.ceil((count - 6) / 12)
  return Array.from({ length: count }, (_person, at) => {
    const area = areas[(at < leads ? at + 4 : at - leads) % 5] ?? ''
    return {
      id: `${at + 1}`,
      name: `${first[at % 11] ?? ''} ${last[(at * 5 + 2) % 13] ?? ''}`,
      role: roleOf(at, leads, area),
      managerId: at === 0 ? null : `${managerOf(at, leads)}`,
    }
  })
}

function roleOf(at: number, leads: number, area: string): string {
  if (at === 0) return 'Dirección general'
  if (at < 6) return `Dirección de ${area}`
  return at < leads ? `Coordinación, ${area}` : `Agente, ${area}`
}

function managerOf(at: number, leads: number): number {
  if (at < 6) return 1
  if (at < leads) return 2 + ((at - 6) % 5)
  return 7 + ((at - leads) % Math.max(1, leads - 6))
}
