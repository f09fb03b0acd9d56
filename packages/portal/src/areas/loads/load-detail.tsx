import { loadActs as loads } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { isPortalError, type Load } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { LoadStatus } from '#patterns/load-status.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { LoadButtons } from './load-buttons.tsx'
import { LoadCauses } from './load-causes.tsx'
import { LoadErrors } from './load-errors.tsx'
import { ExcludedRows } from './excluded-rows.tsx'
import { LoadExclusions } from './load-exclusions.tsx'
import { LoadFacts } from './load-facts.tsx'
import { LoadNews } from './load-news.tsx'
import { LoadReconciliation } from './load-reconciliation.tsx'
import { LoadRemoval, type Removal } from './load-removal.tsx'
import { isRunning, liveMs } from './load-state.ts'
import { LoadUndo } from './load-undo.tsx'
import { LoadUndoResult } from './load-undo-result.tsx'

/** One load: why rows were rejected and what to do about it, its progress, and the results of its rows. */
export function LoadDetail({ id }: { id: string }) {
  const loadsFamily = useFamily(loads)
  const {
    data: load,
    error,
    refresh,
  } = useData(loadsFamily.show, [id], {
    refreshMs: (answer) => (answer !== undefined && isRunning(answer) ? liveMs : 0),
  })
  const [removal, setRemoval] = useState<Removal>()
  const [isAskedBack, setAskedBack] = useState(false)
  const navigate = useNavigate()
  if (load === undefined) return <LoadWaiting error={error} onRetry={refresh} />
  // It was deleted while it was displayed.
  if (isPortalError(error, 'not-found')) return <Navigate to="/clustering/cargue" replace />
  return (
    <ScreenPage
      title={load.name}
      meta={<LoadStatus load={load} />}
      actions={<LoadButtons load={load} onRemove={setRemoval} onUndo={() => setAskedBack(true)} />}
    >
      <LoadParts load={load} />
      <LoadUndo load={isAskedBack ? load : undefined} onClose={() => setAskedBack(false)} />
      <LoadRemoval
        removal={removal}
        onClose={() => setRemoval(undefined)}
        // Deleting it with its records runs in the background: its page shows the progress.
        onDone={() => (removal?.kind === 'destroy' ? void navigate('/clustering/cargue') : refresh())}
      />
    </ScreenPage>
  )
}

/** The details of a load, most urgent first. */
function LoadParts({ load }: { load: Load }) {
  return (
    <>
      <LoadNews load={load} />
      {load.errors > 0 && !isRunning(load) ? <LoadCauses load={load} /> : null}
      {load.undo === null ? null : <LoadUndoResult load={load} undo={load.undo} />}
      <LoadReconciliation load={load} />
      {load.blacklist === null ? <LoadExclusions load={load} /> : null}
      {load.excluded > 0 ? <ExcludedRows load={load} /> : null}
      <LoadFacts load={load} />
      <LoadErrors load={load} />
    </>
  )
}

function LoadWaiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('menu')
  return (
    <ScreenPage title={t('screens.loads')}>
      <Card>
        {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={onRetry} />}
      </Card>
    </ScreenPage>
  )
}
