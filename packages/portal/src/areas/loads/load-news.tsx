import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { isTelling, toneOfLoad } from '#patterns/load-outcome.ts'
import { LoadFailure } from './load-failure.tsx'

/** What has to be said of a load before all else: that it failed, or that no row came of it. */
export function LoadNews({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'general'])
  const format = useFormat()
  const { outcome, errors, total } = load
  if (!isTelling(outcome)) return <LoadFailure load={load} />
  return (
    <Alert tone={toneOfLoad(load)} title={t(`general:loadOutcomes.${outcome}`)}>
      {t(`loads.outcomes.${outcome}`, { errors: format.whole(errors), total: format.whole(total) })}
    </Alert>
  )
}
