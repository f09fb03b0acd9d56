import { useTranslation } from 'react-i18next'
import type { TicketDetail } from '@portal/sdk'
import { Badge, Card, DescriptionList, Disclosure, Inline, Link, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { TicketChanges } from './ticket-changes.tsx'
import { TicketClocks } from './ticket-clocks.tsx'
import { languageName } from './ticket-inputs.tsx'
import { ticketAddress } from './ticket-address.ts'
import { TicketWhy } from './ticket-why.tsx'

/** The facts of a ticket, beside its entries. */
export function TicketPanel({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('caseFile')
  return (
    <Stack space="md">
      <Card title={t('page.facts')} level={2}>
        <TicketFacts ticket={ticket} />
      </Card>
      <Card title={t('clocks.title')} level={2}>
        <TicketClocks id={ticket.id} />
      </Card>
      <Relations ticket={ticket} />
      <Card>
        <Stack space="sm">
          <Disclosure title={t('why.title')}>{() => <TicketWhy id={ticket.id} />}</Disclosure>
          <Disclosure title={t('changes.title')}>{() => <TicketChanges id={ticket.id} />}</Disclosure>
        </Stack>
      </Card>
    </Stack>
  )
}

function TicketFacts({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('caseFiles')
  const format = useFormat()
  const some = (term: string, value: string | null | undefined) =>
    value === null || value === undefined || value === '' ? [] : [{ term, value }]
  return (
    <Stack space="sm">
      <DescriptionList
        items={[
          { term: t('list.requesterName'), value: ticket.requesterName },
          ...some(t('list.requesterAddress'), ticket.requesterAddress),
          { term: t('list.channel'), value: t(`list.channels.${ticket.channel}`) },
          { term: t('list.language'), value: languageName(ticket.language, format.locale) },
          { term: t('list.assignee'), value: ticket.assignee?.displayName ?? t('list.assignees.nobody') },
          { term: t('list.skill'), value: ticket.skill.name },
          ...some(t('list.project'), ticket.project?.name),
          ...some(t('list.recordId'), ticket.recordId),
          ...some(t('list.finalState'), ticket.finalState?.name),
          ...some(t('list.pendingUntil'), ticket.pendingUntil && format.dateTime(ticket.pendingUntil)),
          { term: t('list.key'), value: <code>{ticket.key}</code> },
          { term: t('list.createdAt'), value: format.dateTime(ticket.createdAt) },
          ...ticket.values.map(({ label, value }) => ({ term: label, value })),
          ...some(t('list.followers'), ticket.followers.map(({ displayName }) => displayName).join(', ')),
        ]}
      />
      <Inline space="xs">
        {ticket.isVulnerable ? <Badge tone="warning">{t('list.isVulnerable')}</Badge> : null}
        {ticket.tags.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
      </Inline>
    </Stack>
  )
}

/** The parent, children and links of a ticket; renders nothing if there are none. */
function Relations({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('caseFile')
  const { parent, children, links, mergedFrom } = ticket
  const all = [
    ...(parent === null ? [] : [{ ...parent, word: t('relations.parent') }]),
    ...children.map((one) => ({ ...one, word: t('relations.child') })),
    ...links.map((one) => ({ ...one, word: t(`relations.kinds.${one.kind}`) })),
    ...mergedFrom.map((one) => ({ ...one, word: t('relations.merged') })),
  ]
  if (all.length === 0) return null
  return (
    <Card title={t('relations.title')} level={2}>
      <Stack as="ul" space="xs">
        {all.map(({ id, number, subject, word }) => (
          <li key={`${word} ${id}`}>
            {word}: <Link href={ticketAddress(id)}>{`${number} · ${subject}`}</Link>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
