import { useTranslation } from 'react-i18next'
import { Alert } from '@portal/ui-kit'
import type { Fault } from './use-faults.ts'

/** Lists what a draft still lacks, state by state. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation('workflows')
  if (faults.length === 0) return null
  return (
    <Alert tone="warning" title={t('graph.faults')} isSilent>
      <ul>
        {faults.map(({ path, name, text }) => (
          <li key={path}>{name === undefined ? t('graph.noStart') : `${name}: ${text}`}</li>
        ))}
      </ul>
    </Alert>
  )
}
