import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnonymisationRun } from '@portal/sdk'
import { anonymisationRuns } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, EmptyState, type MenuSection } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { AnonymisationForm } from './anonymisation-form.tsx'
import { AnonymisationProof } from './anonymisation-proof.tsx'
import { isBeingDone, useAnonymisationColumns } from './anonymisation-columns.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const

/** The anonymisation runs, with their proof. */
export function AnonymisationRuns() {
  const { t } = useTranslation('anonymisationRules')
  const family = useFamily(anonymisationRuns)
  const may = useCan()('ANONIMIZACION_GESTIONAR')
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(family.index, [{ page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => (answer?.data.some(isBeingDone) === true ? 1000 : 0),
  })
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<AnonymisationRun>()
  const cancel = useAct(family.cancel, t('runs.cancelled'))
  const menu = (run: AnonymisationRun): readonly MenuSection[] => {
    const stop = {
      id: 'cancel',
      label: t('runs.cancel'),
      icon: 'ban',
      onAction: () => void cancel(run.id),
    } as const
    const show = { id: 'proof', label: t('runs.proof'), icon: 'eye', onAction: () => setOpened(run) } as const
    return [{ items: [...(isBeingDone(run) ? [stop] : []), ...(run.proof === null ? [] : [show])] }]
  }
  const create = may ? (
    <Button tone="primary" onPress={() => setAsking(true)}>
      {t('runs.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={t('tabs.runs')} description={t('runs.text')} actions={create}>
      <Card padding="none">
        <PagedTable<AnonymisationRun>
          label={t('tabs.runs')}
          table={table}
          list={list}
          columns={useAnonymisationColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ ruleName }) => ruleName}
          rowActions={menu}
          empty={<EmptyState title={t('runs.none')}>{t('runs.noneText')}</EmptyState>}
        />
      </Card>
      {isAsking ? <AnonymisationForm onClose={() => setAsking(false)} /> : null}
      {opened === undefined ? null : <AnonymisationProof run={opened} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}
