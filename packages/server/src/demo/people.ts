import type { Insertable } from 'kysely'
import type { EmployeesTable, UsersTable } from '#db/schema/people.ts'
import { campaigns, mailDomain, workCenters } from './company.ts'
import { demoDni, demoNie, dniCount } from './identity-numbers.ts'
import { demoId, type Random } from './random.ts'
import { type DemoRole, type RoleName, roles } from './roles.ts'

const womensNames =
  'Carmen Lucía Marta Noelia Aitana Rocío Inés Paula Valentina Daniela Yolanda Begoña Ainhoa Iria Nuria'
const mensNames =
  'Álvaro Diego Sergio Rubén Iker Adrián Óscar Hugo Andrés Santiago Íñigo Xoán Joan Mateo Jesús'
const surnames =
  'García Martínez Muñoz Ibáñez Núñez Peña Castaño Ordóñez Vázquez Lago Ferrer Puig Etxeberria Quintana Rojas Cárdenas Salazar Mejía Ríos Zúñiga'

/** The accounts that can sign in. The rest of the company has no password. */
const accounts: Partial<Record<RoleName, string>> = {
  Administrador: 'admin',
  Coordinador: 'coordinador',
  Agente: 'empleado',
}
export const demoUsernames: readonly string[] = Object.values(accounts)

export type Person = {
  user: Insertable<UsersTable>
  employee: Insertable<EmployeesTable>
  roleName: RoleName
  coordinatorId: string | null
}

const minute = 60_000
const day = 24 * 60 * minute

/** Everybody: coordinators first, because agents are assigned to them in turn. */
export function people(options: { now: Date; passwordHash: string; random: Random }): Person[] {
  const taken = new Set<string>()
  const coordinatorIds: string[] = []
  const result: Person[] = []
  for (const role of roles) {
    for (let position = 0; position < role.people; position += 1) {
      const person = hire({ ...options, role, position, index: result.length, taken, coordinatorIds })
      if (role.name === 'Coordinador') coordinatorIds.push(person.user.id)
      result.push(person)
    }
  }
  return result
}

type Hiring = {
  now: Date
  passwordHash: string
  random: Random
  role: DemoRole & { name: RoleName }
  position: number
  index: number
  taken: Set<string>
  coordinatorIds: readonly string[]
}

function hire(hiring: Hiring): Person {
  const { now, passwordHash, random, role, position, index, coordinatorIds } = hiring
  const names = nameOf(random)
  const account = position === 0 ? accounts[role.name] : undefined
  const username = account ?? freeUsername(names, hiring.taken)
  const id = demoId('user', username)
  const center = centerOf(random)
  const hiredOn = new Date(now.getTime() - random.integer(20, 14 * 365) * day)
  return {
    roleName: role.name,
    user: {
      id,
      username,
      displayName: names.join(' '),
      email: `${username}@${mailDomain}`,
      about: aboutOf(role, position),
      photoUrl: null,
      passwordHash: account === undefined ? null : passwordHash,
      active: true,
      locale: null,
      timeZone: center.timeZone,
      theme: null,
      density: null,
      lastSeenAt: lastSeen(now, random),
      createdAt: hiredOn,
    },
    employee: {
      userId: id,
      code: `CA${String(index + 1).padStart(5, '0')}`,
      // There are only a hundred synthetic DNIs: about one person in three has one.
      dni: index < dniCount ? demoDni(index) : demoNie((index - dniCount) * 7),
      ...role.post,
      workCenter: center.name,
      weeklyHours: random.chance(0.62) ? 39 : random.pick([30, 25, 20]),
      contractKind: contractKind(random.next()),
      hiredOn: hiredOn.toISOString().slice(0, 10),
    },
    coordinatorId: role.name === 'Agente' ? (coordinatorIds[position % coordinatorIds.length] ?? null) : null,
  }
}

/** First name and two surnames. */
export function nameOf(random: Random): [string, string, string] {
  const first = random.chance(0.7) ? pickWord(womensNames, random) : pickWord(mensNames, random)
  return [first, pickWord(surnames, random), pickWord(surnames, random)]
}

function pickWord(words: string, random: Random): string {
  const [first = '', ...rest] = words.split(' ')
  return random.pick([first, ...rest])
}

function freeUsername(names: readonly string[], taken: Set<string>): string {
  const plain = names.slice(0, 2).join('.').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  let username = plain
  for (let number = 2; taken.has(username); number += 1) username = `${plain}${number}`
  taken.add(username)
  return username
}

function aboutOf(role: DemoRole, position: number): string {
  if (role.name !== 'Coordinador') return role.post.jobTitle
  return `${role.post.jobTitle} de ${campaigns[position % campaigns.length]?.name ?? ''}`
}

function centerOf(random: Random): (typeof workCenters)[number] {
  let left = random.next()
  for (const center of workCenters) {
    left -= center.share
    if (left < 0) return center
  }
  return workCenters[0]
}

function contractKind(share: number): string {
  if (share < 0.78) return 'Indefinido'
  return share < 0.93 ? 'Fijo discontinuo' : 'Temporal'
}

/** Nearly half were active in the last five minutes, most of them just now; most of the rest today or yesterday. */
function lastSeen(now: Date, random: Random): Date | null {
  const share = random.next()
  if (share < 0.45) {
    const seconds = random.integer(5, 280)
    // After a minute and a half without a sign of life an agent has no signal.
    return new Date(now.getTime() - (seconds > 250 ? seconds : 5 + (seconds % 50)) * 1000)
  }
  if (share < 0.8) return new Date(now.getTime() - random.integer(6, 36 * 60) * minute)
  return null
}
