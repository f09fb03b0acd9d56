import { useTranslation } from 'react-i18next'
import type { Filter, FilterNode } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Disclosure, Skeleton, Spread, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { Moment } from '#patterns/moment.tsx'

interface FilterVersionsProps {
  filter: Filter
  onUse: (nodes: FilterNode[]) => void
}

/** Earlier versions of the filter, whose conditions can be restored. */
export function FilterVersions({ filter, onUse }: FilterVersionsProps) {
  const { t } = useTranslation('filters')
  return (
    <Disclosure title={t('versions.title', { number: filter.version })}>
      {() => <Versions id={filter.id} onUse={onUse} />}
    </Disclosure>
  )
}

function Versions({ id, onUse }: Pick<FilterVersionsProps, 'onUse'> & { id: string }) {
  const { t } = useTranslation('filters')
  const { data, error, refresh } = useData(useFamily(filters).versions, [id])
  if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return <Skeleton lines={3} />
  return (
    <Stack as="ul" space="sm">
      {data.map(({ version, name, nodes, changedBy, changedAt }) => (
        <li key={version}>
          <Spread>
            <span>
              {t('versions.one', { number: version, name, person: changedBy.displayName })}{' '}
              <Moment at={changedAt} />
            </span>
            <Button size="sm" onPress={() => onUse(nodes)}>
              {t('versions.use', { number: version })}
            </Button>
          </Spread>
        </li>
      ))}
    </Stack>
  )
}
