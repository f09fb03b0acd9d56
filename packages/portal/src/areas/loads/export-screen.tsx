import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, ComboBox, EmptyState, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useRowSum } from '#patterns/load-rows.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { ExportForm } from './export-form.tsx'
import { finishedStates, hasRecords } from './load-state.ts'

/** Chooses a finished load, then the columns of its export (CAR-8). */
export function ExportScreen() {
  const { t } = useTranslation(['loads', 'menu'])
  const loadsFamily = useFamily(loads)
  const sum = useRowSum()
  const [params, changeAddress] = useAddress()
  const id = params.get('load')
  const list = useData(loadsFamily.index, [{ state: [...finishedStates], perPage: 100 }])
  const finished = (list.data?.data ?? []).filter(hasRecords)
  const load = finished.find((one) => one.id === id)
  return (
    <ScreenPage title={t('menu:screens.export')} description={t('export.text')} width="narrow">
      <Card>
        {list.data === undefined && list.error !== undefined ? (
          <FailureState error={list.error} onRetry={list.refresh} />
        ) : null}
        {list.isLoading ? <Skeleton lines={4} /> : null}
        {list.data !== undefined && finished.length === 0 ? (
          <EmptyState title={t('export.noneFinished')}>{t('export.noneFinishedText')}</EmptyState>
        ) : null}
        {finished.length === 0 ? null : (
          <Stack space="xl">
            <ComboBox
              label={t('export.load')}
              placeholder={t('export.chooseLoad')}
              options={finished.map((one) => ({
                id: one.id,
                label: one.name,
                description: `${one.templateName} · ${sum(one)}`,
              }))}
              value={id}
              onChange={(chosen) => changeAddress(chosen === null ? {} : { load: chosen })}
            />
            {load === undefined ? null : <ExportForm key={load.id} load={load} />}
          </Stack>
        )}
      </Card>
    </ScreenPage>
  )
}
