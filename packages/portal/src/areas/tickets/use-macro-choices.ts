import type { TicketChoices } from '@portal/sdk'
import type { UseOptions } from '#patterns/resource-screen/row-fields.tsx'
import { useTicketChoices } from './use-ticket-filters.ts'

const choicesOf =
  (group: 'skills' | 'priorities' | 'tags' | 'finalStates'): UseOptions =>
  () =>
    useOptions(useTicketChoices(), group)

const useOptions = (
  choices: TicketChoices | undefined,
  group: 'skills' | 'priorities' | 'tags' | 'finalStates',
) => choices?.[group].map(({ id, name }) => ({ id, label: name }))

export const useSkillChoices = choicesOf('skills')
export const usePriorityChoices = choicesOf('priorities')
export const useTagChoices = choicesOf('tags')
export const useEndChoices = choicesOf('finalStates')
