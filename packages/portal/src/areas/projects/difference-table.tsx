import { useTranslation } from 'react-i18next'
import type { SynchronizationChange } from '@portal/sdk'
import { DataTable, Status, type Column, type Tone } from '@portal/ui-kit'

const properties = [
  'name',
  'kind',
  'channel',
  'languages',
  'campaign',
  'group',
  'level',
  'isMain',
  'active',
] as const
const channels = ['voice', 'chat', 'email', 'back_office', 'whatsapp'] as const
type Property = (typeof properties)[number]
type Side = SynchronizationChange['before']

const tones: Readonly<Record<SynchronizationChange['kind'], Tone>> = {
  added: 'success',
  changed: 'info',
  removed: 'warning',
  unknown: 'neutral',
  returned: 'success',
}

/** Differences with before and after; a change only lists the properties that differ. */
export function DifferenceTable({ label, rows }: { label: string; rows: readonly SynchronizationChange[] }) {
  const { t } = useTranslation(['projects', 'general'])
  const word = (name: Property, value: unknown): string => {
    const channel = channels.find((known) => name === 'channel' && known === value)
    if (channel !== undefined) return t(`skills.channels.${channel}`)
    if (typeof value === 'boolean') return t(value ? 'general:yes' : 'general:no')
    if (typeof value === 'number') return String(value)
    return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '—'
  }
  const side = (own: Side, other: Side) =>
    own === null
      ? '—'
      : properties
          .filter((name) => name in own && differs(name, own, other))
          .map((name) => `${t(`synchronization.properties.${name}`)}: ${word(name, own[name])}`)
          .join(' · ')
  const columns: readonly Column<SynchronizationChange>[] = [
    {
      ...{ id: 'code', header: t('synchronization.code'), rowHeader: true, priority: 1 },
      cell: ({ code }) => <code>{code}</code>,
    },
    {
      ...{ id: 'subject', header: t('synchronization.subject') },
      cell: ({ subject }) => t(`synchronization.subjects.${subject}`),
    },
    {
      ...{ id: 'kind', header: t('synchronization.kind'), priority: 1 },
      cell: ({ kind }) => <Status tone={tones[kind]}>{t(`synchronization.kinds.${kind}`)}</Status>,
    },
    {
      ...{ id: 'before', header: t('synchronization.before'), wrap: true },
      cell: ({ before, after }) => side(before, after),
    },
    {
      ...{ id: 'after', header: t('synchronization.after'), wrap: true },
      cell: ({ before, after }) => side(after, before),
    },
  ]
  return (
    <DataTable {...{ label, columns, rows }} rowKey={({ position }) => String(position)} hideColumnChooser />
  )
}

const differs = (name: Property, own: NonNullable<Side>, other: Side) =>
  other === null || JSON.stringify(own[name] ?? null) !== JSON.stringify(other[name] ?? null)
