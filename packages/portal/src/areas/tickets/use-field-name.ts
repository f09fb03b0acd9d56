import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The fields that the history can be filtered by. */
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

const named = [
  ...changedFields,
  ...(['requesterName', 'requesterAddress', 'channel', 'language', 'project', 'finalState'] as const),
  ...(['isVulnerable', 'parent', 'links', 'outcome'] as const),
] as const

/** The label of a field; the key of a management field. */
export function useFieldName(): (field: string) => string {
  const known = useKnown()
  return useCallback((field) => known[field] ?? field.replace('values.', ''), [known])
}

/** The labels of the ticket's own fields. */
function useKnown(): Readonly<Record<string, string>> {
  const { t } = useTranslation('caseFiles')
  return useMemo(() => Object.fromEntries(named.map((name) => [name, t(`list.${name}`)])), [t])
}
