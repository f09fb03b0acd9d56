import type { TicketFilter } from '@portal/sdk'
import { readMany } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { channels, openStateTypes, stateTypes } from './ticket-values.ts'

const sorts = ['number', 'createdAt', 'updatedAt', 'dueAt', 'priority'] as const

/** What lists of tickets can be narrowed by, as their addresses have it. */
export const ticketFilters = [
  'stateType',
  'term',
  'skillId',
  'projectId',
  'priorityId',
  'tagId',
  'channel',
  'kind',
  'assignee',
  'assigneeId',
] as const

export type TicketFilterName = (typeof ticketFilters)[number]

/** One's own: the nearest term first. */
export const deskRules = { sorts, defaultSort: 'dueAt', filters: ticketFilters } as const
/** What waits for somebody: the newest first. */
export const poolRules = { sorts, defaultSort: '-createdAt', filters: ticketFilters } as const

type Query = TableQuery<(typeof sorts)[number], TicketFilterName>

const refs = ['skillId', 'projectId', 'priorityId', 'tagId', 'assigneeId'] as const

/** Which tickets the address asks for: without types of states all that are not over. */
function ticketFilterOf({ search, filters }: Pick<Query, 'search' | 'filters'>) {
  const asked = readMany(filters.stateType ?? '')
  const ways = readMany(filters.channel ?? '')
  const types = stateTypes.filter((one) => asked.includes(one))
  return {
    stateType: types.length === 0 ? [...openStateTypes] : types,
    ...(search === '' ? {} : { search }),
    ...(ways.length === 0 ? {} : { channel: channels.filter((one) => ways.includes(one)) }),
    ...(filters.term === 'over' ? { isOverdue: true } : {}),
    ...(filters.kind === undefined ? {} : { isCaseFile: filters.kind === 'caseFile' }),
    ...chosen('assignee', ['nobody', 'me'] as const, filters.assignee),
    ...Object.fromEntries(
      refs.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
    ),
  }
}

/** What the service is asked for a page of them. */
export const ticketAsk = ({ page, perPage, sort, ...narrowed }: Query) => ({
  ...{ page, perPage, sort },
  ...ticketFilterOf(narrowed),
})

/** The same as a batch takes it: all that match, whatever their page. */
export const selectionOf = (query: Query): TicketFilter => ticketFilterOf(query)
