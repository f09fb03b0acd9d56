import { useTranslation } from 'react-i18next'
import type { TicketDetail, TicketPatch } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { languageName } from './ticket-inputs.tsx'
import { useTicketChoices } from './use-ticket-filters.ts'

type Facts = Pick<
  Required<TicketPatch>,
  | 'subject'
  | 'requesterName'
  | 'requesterAddress'
  | 'channel'
  | 'language'
  | 'priorityId'
  | 'tagIds'
  | 'isVulnerable'
>

/** The facts of a ticket, as its form sends them. */
export const factsOf = ({ priority, tags, ...ticket }: TicketDetail): Facts => ({
  ...ticket,
  priorityId: priority?.id ?? null,
  tagIds: tags.map(({ id }) => id),
})

/** The facts of a ticket by label, for a conflict. */
export function useTicketLines(): (facts: Facts) => object {
  const { t } = useTranslation('caseFiles')
  const { locale } = useFormat()
  const choices = useTicketChoices()
  const nameIn = (options: readonly { id: string; name: string }[] | undefined, id: string) =>
    options?.find((one) => one.id === id)?.name ?? id
  return ({
    subject,
    requesterName,
    requesterAddress,
    channel,
    language,
    priorityId,
    tagIds,
    isVulnerable,
  }) => ({
    [t('list.subject')]: subject,
    [t('list.requesterName')]: requesterName,
    [t('list.requesterAddress')]: requesterAddress,
    [t('list.channel')]: t(`list.channels.${channel}`),
    [t('list.language')]: languageName(language, locale),
    [t('list.priority')]: priorityId === null ? null : nameIn(choices?.priorities, priorityId),
    [t('list.tags')]: tagIds.map((id) => nameIn(choices?.tags, id)).toSorted(),
    [t('list.isVulnerable')]: isVulnerable,
  })
}
