import type { TicketFilter } from '@portal/sdk'
import { readMany } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { channels, openStateTypes, stateTypes } from './ticket-values.ts'

const sorts = ['number', 'createdAt', 'updatedAt', 'dueAt', 'priority'] as const

/** The filters of ticket lists, as in their URLs. */
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

/** The person's own: by the nearest deadline. */
export const deskRules = { sorts, defaultSort: 'dueAt', filters: ticketFilters } as const
/** Unassigned: the newest first. */
export const poolRules = { sorts, defaultSort: '-createdAt', filters: ticketFilters } as const

type Query = TableQuery<(typeof sorts)[number], TicketFilterName>

const refs = ['skillId', 'projectId', 'priorityId', 'tagId', 'assigneeId'] as const

/** The tickets that match the URL: all open ones unless it names types of states. */
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

/** The query of one page. */
export const ticketAsk = ({ page, perPage, sort, ...narrowed }: Query) => ({
  ...{ page, perPage, sort },
  ...ticketFilterOf(narrowed),
})

/** The same for a batch: all matches, regardless of the page. */
export const selectionOf = (query: Query): TicketFilter => ticketFilterOf(query)
