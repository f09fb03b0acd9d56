import { refuse } from '#contract/refuse.ts'

/** What the variables of a text are filled with. */
export type Filling = {
  ticket: {
    number: number
    subject: string
    key: string
    state: string
    skill: { name: string }
    priority: { name: string } | null
    requesterName: string
    requesterAddress: string | null
    language: string
  }
  agent: { displayName: string }
  now: Date
  timeZone: string
}

const words: Readonly<Record<string, (filling: Filling) => string>> = {
  'ticket.number': ({ ticket }) => String(ticket.number),
  'ticket.subject': ({ ticket }) => ticket.subject,
  'ticket.key': ({ ticket }) => ticket.key,
  'ticket.state': ({ ticket }) => ticket.state,
  'ticket.skill': ({ ticket }) => ticket.skill.name,
  'ticket.priority': ({ ticket }) => ticket.priority?.name ?? '',
  'requester.name': ({ ticket }) => ticket.requesterName,
  'requester.address': ({ ticket }) => ticket.requesterAddress ?? '',
  'agent.name': ({ agent }) => agent.displayName,
}

const variable = /\{\{([^{}]*)\}\}/gu
const day = /^fecha(?:\+(\d{1,3})d)?$/u
const mostDays = 365
const dayMs = 86_400_000

/** In how many days the day is that a variable names; undefined where it names none. */
function daysOf(name: string): number | undefined {
  const found = day.exec(name)
  if (found === null) return undefined
  const days = Number(found[1] ?? 0)
  return days <= mostDays ? days : undefined
}

/** The first variable of a text that there is not (handbook TIC-10). */
const unknownIn = (text: string): string | undefined =>
  [...text.matchAll(variable)]
    .map(([, name = '']) => name.trim())
    .find((name) => !Object.hasOwn(words, name) && daysOf(name) === undefined)

/** Refuses a text with a variable that there is not, by its name. */
export function checkVariables(text: string, field: 'reply' | 'text'): void {
  const value = unknownIn(text)
  if (value !== undefined) refuse('inclusion', field, { value })
}

/** A text with its variables filled in; days are written as people of the ticket's language write them. */
export const filled = (text: string, filling: Filling): string =>
  text.replaceAll(variable, (_, name: string) => valueOf(name.trim(), filling))

function valueOf(name: string, filling: Filling): string {
  const days = daysOf(name)
  if (days === undefined) return words[name]?.(filling) ?? ''
  const { ticket, now, timeZone } = filling
  const format = new Intl.DateTimeFormat(ticket.language, { dateStyle: 'long', timeZone })
  return format.format(new Date(now.getTime() + days * dayMs))
}
