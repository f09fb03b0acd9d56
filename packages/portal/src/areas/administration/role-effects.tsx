import { useTranslation } from 'react-i18next'
import type { RolePreview } from '@portal/sdk'
import { Alert, Card, Columns, DescriptionList, Disclosure, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** Who gains and who loses which permission, and why it would be refused (PAN-4). */
export function RoleEffects({ preview }: { preview: RolePreview }) {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const labelOf = usePermissionLabel()
  const { gained, lost, gaining, losing, affected, people, hidden, refusal, missing } = preview
  const named = [
    ...gained.map(({ permission, people: count }) => ({
      term: `+ ${labelOf(permission)}`,
      value: format.whole(count),
    })),
    ...lost.map(({ permission, people: count }) => ({
      term: `− ${labelOf(permission)}`,
      value: format.whole(count),
    })),
  ]
  const who = people.map(({ person, gains, loses }) => ({
    term: person.displayName,
    value: [...gains.map((name) => `+ ${labelOf(name)}`), ...loses.map((name) => `− ${labelOf(name)}`)].join(
      ' · ',
    ),
  }))
  return (
    <Card title={t('page.effects')}>
      <Stack space="md">
        {refusal === null ? null : (
          <Alert tone="warning">
            {t(`page.refusals.${refusal}`, { permissions: missing.map(labelOf).join(', ') })}
          </Alert>
        )}
        {affected === 0 ? (
          <p>{t('page.nobody')}</p>
        ) : (
          <Columns>
            <Stat label={t('page.gaining')} value={format.whole(gaining)} />
            <Stat label={t('page.losing')} value={format.whole(losing)} />
          </Columns>
        )}
        {named.length === 0 || affected === 0 ? null : <DescriptionList items={named} layout="grid" />}
        {affected === 0 ? null : (
          <Disclosure title={t('page.who')}>
            <Stack space="sm">
              <DescriptionList items={who} />
              {hidden === 0 ? null : <p>{t('page.hidden', { count: hidden })}</p>}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}
