import { useTranslation } from 'react-i18next'
import type { RolePreview } from '@portal/sdk'
import { DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** How many people gain and lose permissions, and why it would be rejected, in a line (PAN-4). */
export function RoleOutcome({ preview }: { preview: RolePreview }) {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const labelOf = usePermissionLabel()
  const { gaining, losing, affected, refusal, missing } = preview
  if (refusal !== null)
    return <strong>{t(`page.refusals.${refusal}`, { permissions: missing.map(labelOf).join(', ') })}</strong>
  if (affected === 0) return t('page.nobody')
  return (
    <Inline space="md">
      <Counted term={t('page.gaining')} value={format.whole(gaining)} />
      <Counted term={t('page.losing')} value={format.whole(losing)} />
    </Inline>
  )
}

function Counted({ term, value }: { term: string; value: string }) {
  return (
    <span>
      {term} <strong>{value}</strong>
    </span>
  )
}

/** Who gains and loses which permission (PAN-4). */
export function RoleEffects({ preview }: { preview: RolePreview }) {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const labelOf = usePermissionLabel()
  const { gained, lost, affected, people, hidden } = preview
  if (affected === 0) return null
  const counted = (sign: string, permissions: RolePreview['gained']) =>
    permissions.map(({ permission, people: count }) => ({
      term: `${sign} ${labelOf(permission)}`,
      value: format.whole(count),
    }))
  const who = people.map(({ person, gains, loses }) => ({
    term: person.displayName,
    value: [...gains.map((name) => `+ ${labelOf(name)}`), ...loses.map((name) => `− ${labelOf(name)}`)].join(
      ' · ',
    ),
  }))
  return (
    <Stack space="sm">
      <strong>{t('page.who')}</strong>
      <DescriptionList items={[...counted('+', gained), ...counted('−', lost)]} layout="grid" />
      <DescriptionList items={who} />
      {hidden === 0 ? null : <p>{t('page.hidden', { count: hidden })}</p>}
    </Stack>
  )
}
