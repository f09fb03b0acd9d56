import { useTranslation } from 'react-i18next'
import type { TicketGiven } from '@portal/sdk'
import { ticketDesk } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Waiting } from '#patterns/waiting-part.tsx'

/** The assignees of a ticket, and the rule behind each assignment (TIC-14). */
export function TicketWhy({ id }: { id: string }) {
  const { t } = useTranslation('caseFile')
  const { data, error, refresh } = useData(useFamily(ticketDesk).assignments, [id])
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  if (data.length === 0) return <p>{t('why.none')}</p>
  return (
    <Stack as="ul" space="md">
      {data.map((given) => (
        <li key={given.id}>
          <Given given={given} />
        </li>
      ))}
    </Stack>
  )
}

const traced = [
  'skill',
  'level',
  'priority',
  'isVulnerable',
  'isOwnLanguage',
  'dueAt',
  'waitingSince',
  'load',
  'rule',
] as const

function Given({ given: { person, by, kind, trace, at } }: { given: TicketGiven }) {
  const { t } = useTranslation(['caseFile', 'general'])
  const format = useFormat()
  const wordOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'general:yes' : 'general:no')
    if (typeof value === 'number') return format.number(value)
    const text = String(value)
    return /^\d{4}-\d\d-\d\dT/.test(text) ? format.dateTime(text) : text
  }
  const known: Readonly<Record<string, unknown>> = trace
  const facts = traced.flatMap((name) =>
    known[name] === undefined || known[name] === null
      ? []
      : [{ term: t(`why.trace.${name}`), value: wordOf(known[name]) }],
  )
  return (
    <Stack space="xs">
      <strong>{person.displayName}</strong>
      <span>{format.dateTime(at)}</span>
      <span>{t(`why.kinds.${kind}`, { name: by?.displayName ?? '' })}</span>
      {facts.length === 0 ? null : <DescriptionList items={facts} />}
    </Stack>
  )
}
