import { useTranslation } from 'react-i18next'

/** The fields that a history is narrowed by. */
export const changedFields = [
  'state',
  'assignee',
  'priority',
  'skill',
  'tags',
  'subject',
  'heldAt',
  'pendingUntil',
] as const

/** What a field is called; one of its management fields by its own key. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('caseFiles')
  const known: Readonly<Record<string, string>> = {
    ...Object.fromEntries(changedFields.map((name) => [name, t(`list.${name}`)])),
    requesterName: t('list.requesterName'),
    requesterAddress: t('list.requesterAddress'),
    channel: t('list.channel'),
    language: t('list.language'),
    project: t('list.project'),
    finalState: t('list.finalState'),
    isVulnerable: t('list.isVulnerable'),
    parent: t('list.parent'),
    links: t('list.links'),
    outcome: t('list.outcome'),
  }
  return (field) => known[field] ?? field.replace('values.', '')
}
