import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxItem } from '@portal/sdk'
import { Badge, type Column, Inline, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { AreaInbox } from '#patterns/inbox/part.ts'
import { Moment } from '#patterns/moment.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { nameOf } from '#patterns/name-of.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** What something in the inbox is called: of which family it is, and what it asks for. */
export function useInboxWords(parts: AreaInbox) {
  const say = useGroupWords('inbox:list')
  const permission = usePermissionLabel()
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const whatOf = ({ family, what, name, translations }: InboxItem): string => {
      if (parts[family]?.isPermission) return permission(what)
      const word = say(`what.${family}.${what}`)
      return name === null ? word : `${word}: ${nameOf({ name, translations: translations ?? {} }, language)}`
    }
    const labelOf = (item: InboxItem): string =>
      `${item.person.displayName} · ${say(`families.${item.family}`)} · ${whatOf(item)}`
    return { whatOf, labelOf, familyOf: ({ family }: InboxItem) => say(`families.${family}`) }
  }, [parts, say, permission, language])
}

type Words = ReturnType<typeof useInboxWords>

/** A card of the inbox as columns: who, what and why, when, until when, and who else decides. */
export function useInboxColumns(words: Words): readonly Column<InboxItem>[] {
  const { t } = useTranslation('inbox')
  return useMemo(
    (): Column<InboxItem>[] => [
      {
        ...{ id: 'person', header: t('list.person'), rowHeader: true, sortable: true, priority: 1 },
        cell: ({ person }) => person.displayName,
      },
      {
        ...{ id: 'what', header: t('list.whatHeader'), priority: 1, wrap: true },
        cell: (item) => <What item={item} words={words} />,
      },
      { id: 'dates', header: t('list.dates'), priority: 2, cell: (item) => <Dates item={item} /> },
      {
        ...{ id: 'dueAt', header: t('list.dueAt'), sortable: true, priority: 1 },
        cell: (item) => <LegalClock item={item} />,
      },
      { id: 'stage', header: t('list.stage'), priority: 2, cell: (item) => <Stages item={item} /> },
      {
        ...{ id: 'askedAt', header: t('list.askedAt'), sortable: true, priority: 2 },
        cell: ({ askedAt }) => <Moment at={askedAt} />,
      },
    ],
    [t, words],
  )
}

function What({ item, words }: { item: InboxItem; words: Words }) {
  const { t } = useTranslation('inbox')
  const say = useGroupWords('inbox:list')
  const { comment, why, person, askedBy, onBehalfOf } = item
  const said = [
    ...(why === null ? [] : [say(`whys.${why}`)]),
    ...(comment === null || comment === '' ? [] : [comment]),
    ...(askedBy.id === person.id ? [] : [t('list.askedBy', { person: askedBy.displayName })]),
  ]
  return (
    <Stack space="xs">
      <Inline space="xs">
        <Badge>{words.familyOf(item)}</Badge>
        <span>{words.whatOf(item)}</span>
        {onBehalfOf === null ? null : (
          <Badge tone="info" icon="users">
            {t('list.onBehalfOf', { person: onBehalfOf.displayName })}
          </Badge>
        )}
      </Inline>
      {said.length === 0 ? null : <span>{said.join(' · ')}</span>}
    </Stack>
  )
}

function Dates({ item: { startsOn, endsOn, days } }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  if (startsOn === null) return null
  return (
    <Stack space="xs">
      <span>{endsOn === startsOn ? startsOn : `${startsOn} – ${endsOn ?? t('list.noEnd')}`}</span>
      {days === null ? null : <span>{t('list.days', { count: days })}</span>}
    </Stack>
  )
}

const dayMs = 24 * 60 * 60_000
/** From three days on before the deadline it is told with a warning. */
const nearDays = 3

/** How long there is to answer, and what happens when nobody does. */
function LegalClock({ item: { dueAt, dueRule, isOverdue } }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  const say = useGroupWords('inbox:list')
  const format = useFormat()
  const now = useMinute()
  if (dueAt === null) return null
  const days = Math.floor((Date.parse(dueAt) - now) / dayMs)
  const tone = isOverdue ? 'danger' : days < nearDays ? 'warning' : 'neutral'
  const left = isOverdue ? t('list.late') : days === 0 ? t('list.today') : t('list.left', { count: days })
  return (
    <Stack space="xs">
      <Status tone={tone}>{left}</Status>
      <span title={format.dateTime(dueAt)}>{dueRule === null ? null : say(`rules.${dueRule}`)}</span>
    </Stack>
  )
}

function Stages({ item: { stage, nextStages } }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  const say = useGroupWords('inbox:list')
  if (stage === null) return null
  return (
    <Stack space="xs">
      <span>{say(`stages.${stage}`)}</span>
      {nextStages.length === 0 ? null : (
        <span>{t('list.then', { stages: nextStages.map((one) => say(`stages.${one}`)).join(', ') })}</span>
      )}
    </Stack>
  )
}
