import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxItem } from '@portal/sdk'
import { Badge, type Column, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { AreaInbox } from '#patterns/inbox/part.ts'
import { Moment } from '#patterns/moment.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { nameOf } from '#patterns/name-of.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** The label of an inbox item: its family, and its request. */
export function useInboxWords(parts: AreaInbox) {
  const translate = useGroupWords('inbox:list')
  const permission = usePermissionLabel()
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const whatOf = ({ family, what, name, translations }: InboxItem): string => {
      if (parts[family]?.isPermission) return permission(what)
      const word = translate(`what.${family}.${what}`)
      return name === null ? word : `${word}: ${nameOf({ name, translations: translations ?? {} }, language)}`
    }
    const labelOf = (item: InboxItem): string =>
      `${item.person.displayName} · ${translate(`families.${item.family}`)} · ${whatOf(item)}`
    return { whatOf, labelOf, familyOf: ({ family }: InboxItem) => translate(`families.${family}`) }
  }, [parts, translate, permission, language])
}

type Words = ReturnType<typeof useInboxWords>

/** An inbox card as columns of one line each: who, what, why, when, the deadline, and the decider. */
export function useInboxColumns(words: Words): readonly Column<InboxItem>[] {
  const { t } = useTranslation('inbox')
  const textOf = useSubjectText(words)
  const datesOf = useDates()
  return useMemo(
    (): Column<InboxItem>[] => [
      {
        ...{ id: 'person', header: t('list.person'), rowHeader: true, sortable: true, priority: 1 },
        cell: ({ person }) => person.displayName,
      },
      { id: 'family', header: t('list.family'), priority: 2, cell: words.familyOf },
      {
        ...{ id: 'dueAt', header: t('list.dueAt'), sortable: true, priority: 1 },
        cell: (item) => <LegalClock item={item} />,
      },
      { id: 'dates', header: t('list.dates'), priority: 1, cell: datesOf },
      { id: 'what', header: t('list.whatHeader'), priority: 1, long: true, cell: textOf },
      { id: 'stage', header: t('list.stage'), priority: 2, cell: (item) => <Stages item={item} /> },
      {
        ...{ id: 'askedAt', header: t('list.askedAt'), sortable: true, priority: 2 },
        cell: ({ askedAt }) => <Moment at={askedAt} />,
      },
    ],
    [t, words, textOf, datesOf],
  )
}

/** The request, why it waits, comments, and the effect of administrative silence. */
function useSubjectText({ whatOf }: Words) {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  return useCallback(
    (item: InboxItem): string => {
      const { comment, why, dueRule, person, askedBy } = item
      return [
        whatOf(item),
        ...(why === null ? [] : [translate(`whys.${why}`)]),
        ...(comment === null || comment === '' ? [] : [comment]),
        ...(askedBy.id === person.id ? [] : [t('list.askedBy', { person: askedBy.displayName })]),
        ...(dueRule === null ? [] : [translate(`rules.${dueRule}`)]),
      ].join(' · ')
    },
    [t, translate, whatOf],
  )
}

function useDates() {
  const { t } = useTranslation('inbox')
  return useCallback(
    ({ startsOn, endsOn, days }: InboxItem): string => {
      if (startsOn === null) return ''
      const dates = endsOn === startsOn ? startsOn : `${startsOn} – ${endsOn ?? t('list.noEnd')}`
      return days === null ? dates : `${dates} · ${t('list.days', { count: days })}`
    },
    [t],
  )
}

const dayMs = 24 * 60 * 60_000
/** A deadline within three days is shown as a warning. */
const nearDays = 3

/** The remaining time to answer. */
function LegalClock({ item: { dueAt, isOverdue } }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const now = useMinute()
  if (dueAt === null) return null
  const days = Math.floor((Date.parse(dueAt) - now) / dayMs)
  const tone = isOverdue ? 'danger' : days < nearDays ? 'warning' : 'neutral'
  const left = isOverdue ? t('list.late') : days === 0 ? t('list.today') : t('list.left', { count: days })
  return (
    <span title={format.dateTime(dueAt)}>
      <Status tone={tone}>{left}</Status>
    </span>
  )
}

/** The current and the next decider, or the person the viewer substitutes. */
function Stages({ item: { stage, nextStages, onBehalfOf } }: { item: InboxItem }) {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  if (onBehalfOf !== null)
    return (
      <Badge tone="info" icon="users">
        {t('list.onBehalfOf', { person: onBehalfOf.displayName })}
      </Badge>
    )
  return stage === null ? null : [stage, ...nextStages].map((one) => translate(`stages.${one}`)).join(' → ')
}
