import { useTranslation } from 'react-i18next'
import type { WorkflowDocument } from '@portal/sdk'
import { differencesOf } from './workflow-difference.ts'

/** The differences between a document and its predecessor, in words. */
export function DifferenceList({ before, after }: { before: WorkflowDocument; after: WorkflowDocument }) {
  const { t } = useTranslation('workflows')
  const lines = differencesOf(before, after)
  if (lines.length === 0) return <p>{t('versions.same')}</p>
  return (
    <ul aria-label={t('versions.differences')}>
      {lines.map(({ id, kind, part, name }) => (
        <li key={id}>{t(`versions.${part}.${kind}`, { name })}</li>
      ))}
    </ul>
  )
}
