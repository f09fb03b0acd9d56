import { useTranslation } from 'react-i18next'
import type { Load, LoadCause } from '@portal/sdk'
import { loadActs as loads, templates } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { CausesList } from './causes-list.tsx'
import { rowsAddress } from './load-address.ts'
import { useLoadActs } from './use-load-acts.ts'
import { useNewErrors } from './use-new-errors.ts'

/**
 * Why rows of a load were rejected, with ways to fix them; rows that the template accepts by now are processed with
 * one press.
 */
export function LoadCauses({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const causes = useData(useFamily(loads).causes, [load.id])
  const template = useData(useFamily(templates).show, [load.templateId])
  useNewErrors(`${load.round} ${load.errors}`, causes.refresh)
  return (
    <Card title={t('causes.title')} description={t('causes.text')}>
      {causes.data === undefined || template.data === undefined ? (
        <Unread {...(causes.error === undefined ? template : causes)} />
      ) : (
        <Stack space="lg">
          <Solved load={load} causes={causes.data} />
          <CausesList
            causes={causes.data}
            columns={template.data.columns}
            templateId={load.templateId}
            hrefOf={(cause) => rowsAddress(load, cause)}
            onSaved={causes.refresh}
          />
        </Stack>
      )}
    </Card>
  )
}

function Unread({ error, refresh }: { error: unknown; refresh: () => void }) {
  return error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />
}

/** Rows that would be accepted now, with a button to process them. */
function Solved({ load, causes }: { load: Load; causes: readonly LoadCause[] }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const retry = useLoadActs()(load).find(({ id }) => id === 'restart')
  const taken = causes.flatMap(({ values }) => values).filter(({ becomes }) => becomes !== null)
  const rows = taken.reduce((sum, value) => sum + value.rows, 0)
  if (rows === 0 || retry === undefined) return null
  const rowsText = t('causes.rows', { count: rows, number: format.whole(rows) })
  return (
    <Alert
      tone="success"
      actions={
        <Button icon={retry.icon} isPending={retry.isPending} onPress={retry.run}>
          {retry.label}
        </Button>
      }
    >
      {t('causes.solved', { rows: rowsText })}
    </Alert>
  )
}
