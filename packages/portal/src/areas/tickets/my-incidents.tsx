import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Incident } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import {
  Drawer,
  EmptyState,
  Link,
  LinkButton,
  Pagination,
  Skeleton,
  Spread,
  Stack,
  Status,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { stateTones } from './incident-values.ts'

const perPage = 25
const refreshMs = 30_000

interface MyIncidentsProps {
  /** The current URL with another incident in the drawer. */
  hrefOf: (id: string) => string
  onClose: () => void
}

/** The incidents a person has reported or is affected by, newest first; for everybody (decision 062). */
export function MyIncidents({ hrefOf, onClose }: MyIncidentsProps) {
  const { t } = useTranslation('incidents')
  const isView = useSession()?.kind === 'view'
  const [page, setPage] = useState(1)
  const { data, error, refresh } = useData(useFamily(incidents).index, [{ mine: true, page, perPage }], {
    keepPrevious: true,
    refreshMs,
  })
  const total = data?.meta.totalCount ?? 0
  return (
    <Drawer
      title={t('mine.title')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        isView ? undefined : (
          <LinkButton tone="primary" icon="plus" href={hrefOf('new')}>
            {t('list.create')}
          </LinkButton>
        )
      }
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="md">
          <Rows rows={data.data} hrefOf={hrefOf} />
          {total > perPage ? <Pagination {...{ page, perPage, total }} onPage={setPage} /> : null}
        </Stack>
      )}
    </Drawer>
  )
}

function Rows({ rows, hrefOf }: { rows: readonly Incident[] } & Pick<MyIncidentsProps, 'hrefOf'>) {
  const { t } = useTranslation('incidents')
  const { dateTime } = useFormat()
  if (rows.length === 0) return <EmptyState title={t('mine.none')}>{t('list.noneText')}</EmptyState>
  return rows.map(({ id, title, state, startsAt }) => (
    <Stack key={id} space="xs">
      <Spread>
        <Link href={hrefOf(id)}>{title}</Link>
        <Status tone={stateTones[state]}>{t(`list.states.${state}`)}</Status>
      </Spread>
      {dateTime(startsAt)}
    </Stack>
  ))
}
