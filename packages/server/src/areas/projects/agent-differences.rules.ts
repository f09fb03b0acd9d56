import type { AssignmentOrigin } from '#db/schema/assignments.ts'
import type { SourceAgent } from '#seams/skills-source.ts'
import type { Difference } from './synchronization.rules.ts'

/** A skill of a person as it is stored. */
export type Held = {
  person: string
  skill: string
  level: number
  isMain: boolean
  origin: AssignmentOrigin
  inForce: boolean
}
/** Known people by user name, the active skills, and who has which. */
export type KnownAgents = {
  people: ReadonlyMap<string, string>
  skills: ReadonlySet<string>
  held: readonly Held[]
}
/** A person's skill before or after. */
export type AgentSkill = Omit<Held, 'inForce'>

/**
 * The changes that give people the skills of the source, person by person. Skills from the platform that it no longer
 * has are removed; manual ones stay until the source has them, and then follow it. A person has one main skill: the
 * old one is unset before the new one is set.
 */
export function agentDifferences(
  { people, skills, held }: KnownAgents,
  agents: readonly SourceAgent[],
): Difference[] {
  const named = new Map(agents.map((agent) => [agent.user.toLowerCase(), agent.skills]))
  const stored = new Map<string, Held[]>()
  for (const one of held) stored.set(one.person, [...(stored.get(one.person) ?? []), one])
  const everybody = [...new Set([...named.keys(), ...stored.keys()])].sort()
  return everybody.flatMap((person) => {
    const name = people.get(person)
    const sourceSkills = named.get(person) ?? []
    if (name === undefined) return sourceSkills.map(({ code }) => unknown(person, code, person))
    const strange = sourceSkills
      .filter(({ code }) => !skills.has(code))
      .map(({ code }) => unknown(person, code, name))
    const known = sourceSkills.filter(({ code }) => skills.has(code))
    return [...differencesOf(person, name, { source: known, own: stored.get(person) ?? [] }), ...strange]
  })
}

type Sides = { source: SourceAgent['skills']; own: readonly Held[] }

function differencesOf(person: string, name: string, { source, own }: Sides): Difference[] {
  const main = source.find((skill) => skill.main === true)?.code
  const codes = new Set(source.map(({ code }) => code))
  const there = source.flatMap(({ code, level }) => {
    const was = own.find(({ skill }) => skill === code)
    const isMain = main === undefined ? was?.isMain === true && was.inForce : code === main
    const is = { person, skill: code, level, isMain, origin: 'platform' } as const
    if (was === undefined) return [differenceOf('added', name, null, is)]
    if (!was.inForce) return [differenceOf('returned', name, valuesOf(was), is)]
    const isSame = was.level === level && was.isMain === isMain
    return isSame ? [] : [differenceOf('changed', name, valuesOf(was), is)]
  })
  const rest = own.filter(({ skill }) => !codes.has(skill))
  const removed = rest
    .filter(({ origin }) => origin === 'platform')
    .map((was) => differenceOf('removed', name, valuesOf(was), null))
  const leaving = rest
    .filter(({ origin, isMain }) => origin === 'hand' && isMain && main !== undefined)
    .map((was) => differenceOf('changed', name, valuesOf(was), { ...valuesOf(was), isMain: false }))
  const isMainOf = ({ after }: Difference) => after?.isMain === true
  return [...removed, ...leaving, ...there.filter((one) => !isMainOf(one)), ...there.filter(isMainOf)]
}

const valuesOf = ({ person, skill, level, isMain, origin }: Held): AgentSkill => ({
  person,
  skill,
  level,
  isMain,
  origin,
})

function differenceOf(
  kind: Difference['kind'],
  name: string,
  before: AgentSkill | null,
  after: AgentSkill | null,
): Difference {
  const one = after ?? before
  return {
    subject: 'assignment',
    kind,
    code: codeOf(one?.person ?? '', one?.skill ?? ''),
    name,
    before,
    after,
  }
}

const unknown = (person: string, skill: string, name: string): Difference => ({
  ...{ subject: 'assignment', kind: 'unknown', code: codeOf(person, skill), name, before: null, after: null },
})

const codeOf = (person: string, skill: string) => `${person} · ${skill}`
