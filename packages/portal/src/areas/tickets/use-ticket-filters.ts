import { useTranslation } from 'react-i18next'
import type { TicketChoices } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { channels, stateTypes } from './ticket-values.ts'
import type { TicketFilterName } from './ticket-query.ts'

const refs = [
  ['skillId', 'skill', 'skills'],
  ['priorityId', 'priority', 'priorities'],
  ['tagId', 'tags', 'tags'],
  ['projectId', 'project', 'projects'],
] as const satisfies readonly (readonly [TicketFilterName, string, keyof TicketChoices])[]

/**
 * The filter options of tickets: skills, projects, priorities, tags and final states; undefined while
 * loading.
 */
export const useTicketChoices = (): TicketChoices | undefined => useData(useFamily(tickets).choices, []).data

/** The filters of a list of tickets, without the omitted ones. */
export function useTicketFilters(without: readonly TicketFilterName[] = []): readonly Filter[] {
  const { t } = useTranslation('caseFiles')
  const choices = useTicketChoices()
  const all: readonly Filter[] = [
    {
      ...{ kind: 'many-of', id: 'stateType', label: t('list.state'), isAlwaysShown: true },
      options: stateTypes.map((id) => ({ id, label: t(`list.stateTypes.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'term', label: t('list.dueAt'), isAlwaysShown: true },
      options: [{ id: 'over', label: t('list.terms.over') }],
    },
    {
      ...{ kind: 'one-of', id: 'assignee', label: t('list.assignee'), isAlwaysShown: true },
      options: (['nobody', 'me'] as const).map((id) => ({ id, label: t(`list.assignees.${id}`) })),
    },
    ...refs.flatMap(([id, word, group]): Filter[] => {
      const options = choices?.[group].map((one) => ({ id: one.id, label: one.name })) ?? []
      return options.length === 0 ? [] : [{ kind: 'one-of', id, label: t(`list.${word}`), options }]
    }),
    {
      ...{ kind: 'many-of', id: 'channel', label: t('list.channel') },
      options: channels.map((id) => ({ id, label: t(`list.channels.${id}`) })),
    },
    {
      ...{ kind: 'one-of', id: 'kind', label: t('list.kind') },
      options: (['caseFile', 'ticket'] as const).map((id) => ({ id, label: t(`list.kinds.${id}`) })),
    },
  ]
  return all.filter(({ id }) => !without.some((one) => one === id))
}
