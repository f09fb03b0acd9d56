import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { IncidentsTable } from '#db/schema/incidents.ts'
import { incidentNotices, type NotifiedIncident } from './incident-notices.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

type NotifiedRow = Pick<
  Insertable<IncidentsTable>,
  'title' | 'description' | 'category' | 'severity' | 'state' | 'timeEffect' | 'resolution'
> & {
  title: string
  /** How many minutes ago it began and ended. */
  since: number
  until?: number
  /** The number of affected people in a team. */
  affected: number
  /** Affects its reporter: the account for trying everything an employee may do. */
  byEmployee?: true
  /** Assigned to the administrators, who maintain the systems. */
  ofSystems?: true
  messages?: readonly string[]
  /** Internal comments of those who work on it. */
  notes?: readonly string[]
}

const hour = 60
const day = 24 * hour

const incidents: readonly NotifiedRow[] = [
  {
    title: 'Sin audio en la isla 4',
    description: 'Los puestos 41 a 48 oyen al cliente con cortes desde primera hora.',
    ...{ category: 'telephony', severity: 'high', state: 'in_progress', timeEffect: 'asked' },
    ...{ since: 2 * hour, affected: 8, ofSystems: true },
    messages: ['Se ha abierto un aviso a la operadora.', 'Mientras tanto, usen los puestos 51 a 58.'],
  },
  {
    title: 'El CRM no guarda las gestiones',
    description: 'Al guardar aparece un error y hay que repetir la gestión.',
    ...{ category: 'application', severity: 'critical', state: 'open', timeEffect: 'asked' },
    ...{ since: 40, affected: 12 },
  },
  {
    title: 'Corte de red en Madrid-Vallecas',
    description: 'Caída del enlace principal; el de reserva tardó en entrar.',
    ...{ category: 'network', severity: 'critical', state: 'closed', timeEffect: 'accepted' },
    ...{ since: 2 * day + 3 * hour, until: 2 * day + hour, affected: 15 },
    resolution: 'La operadora repuso el enlace y se revisó el cambio automático al de reserva.',
    messages: ['El enlace de reserva ya está activo.'],
  },
  {
    title: 'La tarjeta no abre el torno',
    description: 'Desde ayer tengo que pedir paso en recepción.',
    ...{ category: 'access', severity: 'low', state: 'resolved', timeEffect: 'none' },
    ...{ since: day + 5 * hour, until: 20 * hour, affected: 1, byEmployee: true },
    messages: ['¿Es la tarjeta nueva o la de siempre?'],
    notes: ['El torno 2 rechaza las tarjetas de antes de mayo: hay que renovarlas todas.'],
    resolution: 'Se ha renovado la tarjeta; recójala en recepción.',
  },
  {
    title: 'No quedó registrada mi salida',
    description: 'Salí a las 15:00 y el fichaje sigue abierto.',
    ...{ category: 'clock', severity: 'medium', state: 'open', timeEffect: 'none' },
    ...{ since: 6 * hour, affected: 1 },
  },
]

/** Incidents of the last days, with affected people, answers and the time that one of them justified. */
export async function seedIncidents(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  const rows = rowsOf(everybody, now)
  await db
    .insertInto('incidents')
    .values(rows.map(({ id, own, assignee }) => ({ ...own, id, assigneeId: assignee?.id ?? null })))
    .execute()
  const people = rows.flatMap(({ id: incidentId, people: ids, own }) =>
    ids.map((userId) => ({ incidentId, userId, own })),
  )
  await db
    .insertInto('incidentPeople')
    .values(people.map(({ incidentId, userId }) => ({ incidentId, userId })))
    .execute()
  const messageRows = rows.flatMap(({ id: incidentId, messages: all, own, assignee }) =>
    all.map(({ text, ...one }) => ({
      ...{ id: demoId('incident message', text), incidentId, text },
      ...{ ...one, authorId: assignee?.id ?? own.reporterId },
    })),
  )
  await db.insertInto('incidentMessages').values(messageRows).execute()
  const justified = people.flatMap(({ incidentId, userId, own }) =>
    own.timeEffect === 'accepted' && own.endsAt !== null
      ? [{ incidentId, userId, startsAt: own.startsAt, endsAt: own.endsAt }]
      : [],
  )
  await db.insertInto('justifiedTimes').values(justified).execute()
  const notices = incidentNotices(
    rows.map(({ messages: all, own, ...row }) => ({
      ...row,
      ...{ title: own.title, reporterId: own.reporterId, createdAt: own.createdAt },
      answeredAt: all.filter(({ internal }) => !internal).map(({ createdAt }) => createdAt),
      resolvedAt: own.resolution === null ? undefined : own.updatedAt,
    })),
  )
  await db.insertInto('notifications').values(notices).execute()
}

/** The incidents with their people, assignee and messages. */
function rowsOf(everybody: readonly Person[], now: Date) {
  const holding = (role: string) =>
    everybody.filter(({ roleName }) => roleName === role).map(({ user }) => user)
  const agents = holding('Agente').map(({ id }) => id)
  const reporters = holding('Coordinador').map(({ id }) => id)
  const [[systems], [desk]] = [holding('Administrador'), holding('RRHH')]
  const employee = everybody.find(({ user }) => user.username === 'empleado')?.user.id ?? ''
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  return incidents.map(
    ({ since, until, affected, byEmployee, ofSystems, messages = [], notes = [], ...own }, at) => ({
      id: demoId('incident', own.title),
      people: byEmployee ? [employee] : agents.slice(at * 20, at * 20 + affected),
      ...givenTo(own.state, ofSystems ? { assignee: systems, assignedBy: desk } : { assignee: desk }),
      messages: [...messages, ...notes].map((text, nth) => ({
        ...{ text, internal: notes.includes(text) },
        createdAt: new Date(before(since - 10).getTime() + (nth + 1) * 300_000),
      })),
      own: {
        ...own,
        resolution: own.resolution ?? null,
        reporterId: byEmployee ? employee : (reporters[at % reporters.length] ?? ''),
        startsAt: before(since),
        endsAt: until === undefined ? null : before(until),
        createdAt: before(since - 10),
        updatedAt: before(until ?? since - 20),
      },
    }),
  )
}

type Given = Pick<NotifiedIncident, 'assignee'> & Partial<Pick<NotifiedIncident, 'assignedBy'>>

/** Who works on an incident, and who assigned it; nobody while it is open. */
function givenTo(
  state: NotifiedRow['state'],
  given: Given,
): Pick<NotifiedIncident, 'assignee' | 'assignedBy'> {
  return state === 'open'
    ? { assignee: undefined, assignedBy: undefined }
    : { assignedBy: undefined, ...given }
}
