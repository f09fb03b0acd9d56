import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, ComboBox, EmptyState, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { ExportForm } from './export-form.tsx'
import { finishedStates } from './load-state.ts'

/** Chooses a finished load, then what of its records goes into the file (CAR-8). */
export function ExportScreen() {
  const { t } = useTranslation(['loads', 'menu'])
  const loadsFamily = useFamily(loads)
  const [params, setParams] = useSearchParams()
  const id = params.get('load')
  const list = useData(loadsFamily.index, [{ state: [...finishedStates], perPage: 100 }])
  const finished = list.data?.data ?? []
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
              options={finished.map(({ id: key, name, templateName }) => ({
                id: key,
                label: name,
                description: templateName,
              }))}
              value={id}
              onChange={(chosen) => setParams(chosen === null ? {} : { load: chosen })}
            />
            {load === undefined ? null : <ExportForm key={load.id} load={load} />}
          </Stack>
        )}
      </Card>
    </ScreenPage>
  )
}
