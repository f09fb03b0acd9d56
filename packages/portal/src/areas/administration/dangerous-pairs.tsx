import { useTranslation } from 'react-i18next'
import { permissions } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Card, Inline, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

/** People with two permissions that should be separate (PAN-17). */
export function DangerousPairs() {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const labelOf = usePermissionLabel()
  const { data, error, refresh } = useData(useFamily(permissions).dangers, [])
  if (data === undefined)
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  return (
    <Stack space="lg">
      <p>{t('dangers.text')}</p>
      {data.map(({ id, permissions: both, people, peopleCount, systemCount }) => (
        <Card key={id} title={`${t(`dangers.pairs.${id}`)} (${format.whole(peopleCount)})`}>
          <Stack space="sm">
            <p>{both.map(labelOf).join(' + ')}</p>
            {people.length === 0 ? (
              <p>{t('dangers.nobody')}</p>
            ) : (
              <Inline space="sm">
                {people.map((person) => (
                  <Badge key={person.id} tone="warning">
                    {person.displayName}
                  </Badge>
                ))}
              </Inline>
            )}
            <p>{t('dangers.system', { count: systemCount })}</p>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
