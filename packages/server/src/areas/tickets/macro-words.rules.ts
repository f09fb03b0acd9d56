import { refuse } from '#contract/refuse.ts'

/** The values of a text's placeholders. */
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

/** The day offset of a date placeholder; undefined for others. */
function daysOf(name: string): number | undefined {
  const found = day.exec(name)
  if (found === null) return undefined
  const days = Number(found[1] ?? 0)
  return days <= mostDays ? days : undefined
}

/** The first unknown placeholder of a text (handbook TIC-10). */
const unknownIn = (text: string): string | undefined =>
  [...text.matchAll(variable)]
    .map(([, name = '']) => name.trim())
    .find((name) => !Object.hasOwn(words, name) && daysOf(name) === undefined)

/** Refuses a text with an unknown placeholder, by its name. */
export function checkVariables(text: string, field: 'reply' | 'text'): void {
  const value = unknownIn(text)
  if (value !== undefined) refuse('inclusion', field, { value })
}

/** Fills in the placeholders; dates are formatted in the ticket's language. */
export const filled = (text: string, filling: Filling): string =>
  text.replaceAll(variable, (_, name: string) => valueOf(name.trim(), filling))

function valueOf(name: string, filling: Filling): string {
  const days = daysOf(name)
  if (days === undefined) return words[name]?.(filling) ?? ''
  const { ticket, now, timeZone } = filling
  const format = new Intl.DateTimeFormat(ticket.language, { dateStyle: 'long', timeZone })
  return format.format(new Date(now.getTime() + days * dayMs))
}
