import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import type { TaskEntriesTable, TaskItemRow, TasksTable } from '#db/schema/tasks.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const timeZone = 'Europe/Madrid'
const dayMs = 24 * 60 * 60_000

type Assigned = { to: 'coordinator' | 'employee' | 'admin' | 'agent' } | { team: true } | { group: string }
type Row = Pick<Insertable<TasksTable>, 'title' | 'priority' | 'state'> & {
  title: string
  /** Due in this many days; negative ones are overdue. */
  due: number | null
  assigned: Assigned
  items?: readonly string[]
  done?: number
  recurrence?: string
  after?: string
  reason?: string
  note?: string
}

const rows: readonly Row[] = [
  {
    ...{ title: 'Revisar las locuciones de la centralita', priority: 'high', state: 'in_progress', due: 1 },
    ...{ assigned: { to: 'coordinator' }, items: ['Español', 'Catalán', 'Inglés'], done: 1 },
    note: 'Falta la versión en catalán: la envía el estudio el jueves.',
  },
  {
    ...{ title: 'Enviar el informe semanal a Luz Norte', priority: 'normal', state: 'open', due: 2 },
    ...{ assigned: { to: 'coordinator' }, recurrence: 'FREQ=WEEKLY' },
    items: ['Nivel de servicio', 'Absentismo', 'Incidencias de la semana'],
  },
  {
    ...{ title: 'Responder a la auditoría de grabaciones', priority: 'urgent', state: 'open', due: -1 },
    assigned: { to: 'coordinator' },
  },
  {
    ...{ title: 'Cambiar los cascos del puesto 14', priority: 'low', state: 'blocked', due: 4 },
    ...{ assigned: { to: 'coordinator' }, reason: 'El proveedor entrega el lunes' },
  },
  {
    ...{ title: 'Completar el curso de protección de datos', priority: 'normal', state: 'open', due: 10 },
    assigned: { to: 'employee' },
  },
  {
    ...{ title: 'Firmar la entrega de la tarjeta de acceso', priority: 'low', state: 'open', due: -2 },
    assigned: { to: 'employee' },
  },
  {
    ...{ title: 'Repasar el argumentario nuevo', priority: 'high', state: 'open', due: 3 },
    assigned: { team: true },
  },
  {
    ...{ title: 'Ensayar la evacuación de la planta 2', priority: 'normal', state: 'open', due: 20 },
    ...{ assigned: { group: 'Brigada de emergencias' }, items: ['Aviso a recepción', 'Punto de encuentro'] },
  },
  {
    ...{ title: 'Renovar los certificados de los servidores', priority: 'urgent', state: 'open', due: 5 },
    assigned: { to: 'admin' },
  },
  {
    ...{ title: 'Avisar del corte a los servicios', priority: 'high', state: 'open', due: 4 },
    ...{ assigned: { to: 'admin' }, after: 'Renovar los certificados de los servidores' },
  },
  {
    ...{ title: 'Limpiar las etiquetas que nadie usa', priority: 'low', state: 'open', due: null },
    assigned: { to: 'admin' },
  },
  {
    ...{ title: 'Preparar el alta de tres agentes', priority: 'high', state: 'done', due: -3 },
    ...{ assigned: { to: 'coordinator' }, items: ['Usuarios', 'Puestos'], done: 2 },
  },
  {
    ...{ title: 'Pedir sillas para la isla 6', priority: 'low', state: 'cancelled', due: -8 },
    assigned: { to: 'agent' },
  },
]

/** Tasks of the demo accounts in every state: late, blocked, recurring, of a team and of a group. */
export async function seedTasks(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  const idOf = (name: string) => everybody.find(({ user }) => user.username === name)?.user.id ?? ''
  const people = { coordinator: idOf('coordinador'), employee: idOf('empleado'), admin: idOf('admin') }
  const agent = everybody.find(({ roleName }) => roleName === 'Agente')?.user.id ?? ''
  const ids = { ...people, agent }
  await db
    .insertInto('tasks')
    .values(rows.map((row, index) => taskOf(row, ids, { now, index })))
    .execute()
  await db
    .insertInto('taskEntries')
    .values(rows.flatMap((row) => entriesOf(row, ids, now)))
    .execute()
  const waiting = rows.flatMap(({ title, after }) =>
    after === undefined ? [] : [{ taskId: taskId(title), beforeId: taskId(after) }],
  )
  await db.insertInto('taskDependencies').values(waiting).execute()
}

type Ids = Record<'coordinator' | 'employee' | 'admin' | 'agent', string>

const taskId = (title: string) => demoId('task', title)

function taskOf(row: Row, ids: Ids, { now, index }: { now: Date; index: number }): Insertable<TasksTable> {
  const { title, priority, state, due, assigned, items = [], done = 0 } = row
  const dueOn = due === null ? null : daysAfter(dayIn(now, timeZone), due)
  const checklist: TaskItemRow[] = items.map((label, at) => ({
    ...{ label, isDone: at < done, doneBy: null, doneAt: null },
  }))
  return {
    ...{ id: taskId(title), title, priority, state, dueOn, dueTime: null, timeZone },
    dueAt: dueOn === null ? null : instantIn(daysAfter(dueOn, 1), '00:00', timeZone),
    personId: 'to' in assigned ? ids[assigned.to] : null,
    groupId: 'group' in assigned ? demoId('employee group', assigned.group) : null,
    coordinatorId: 'team' in assigned ? ids.coordinator : null,
    ...{ recurrence: row.recurrence ?? null, reason: row.reason ?? null },
    checklist: JSON.stringify(checklist),
    ...{ createdBy: ids.admin, createdAt: new Date(now.getTime() - (index + 2) * dayMs), updatedAt: now },
  }
}

function entriesOf({ title, note, state }: Row, { admin }: Ids, now: Date): Insertable<TaskEntriesTable>[] {
  const of = { taskId: taskId(title), by: admin, before: null, after: null, text: null }
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return [
    { ...of, id: demoId('task created', title), kind: 'created', at: at(48) },
    ...(state === 'open'
      ? []
      : [
          {
            ...of,
            id: demoId('task moved', title),
            kind: 'state' as const,
            before: 'open',
            after: state ?? 'open',
            at: at(24),
          },
        ]),
    ...(note === undefined
      ? []
      : [{ ...of, id: demoId('task note', title), kind: 'note' as const, text: note, at: at(5) }]),
  ]
}
