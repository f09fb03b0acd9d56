import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { isLabelled, toneOfLoad } from '#patterns/load-outcome.ts'
import { LoadFailure } from './load-failure.tsx'

/** The most important facts of a load: that it failed, or created no record. */
export function LoadNews({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'general'])
  const format = useFormat()
  const { outcome, errors, total } = load
  if (!isLabelled(outcome)) return <LoadFailure load={load} />
  return (
    <Alert tone={toneOfLoad(load)} title={t(`general:loadOutcomes.${outcome}`)}>
      {t(`loads.outcomes.${outcome}`, { errors: format.whole(errors), total: format.whole(total) })}
    </Alert>
  )
}
