import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketChange } from '@portal/sdk'

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

/** The label of a changed field: of a management field, its own. */
export function useFieldName(): (change: Pick<TicketChange, 'field' | 'label'>) => string {
  const known = useKnown()
  return useCallback(({ field, label }) => known[field] ?? label ?? field.replace('values.', ''), [known])
}

/** The labels of the ticket's own fields. */
function useKnown(): Readonly<Record<string, string>> {
  const { t } = useTranslation('caseFiles')
  return useMemo(
    () => ({ ...Object.fromEntries(named.map((name) => [name, t(`list.${name}`)])), heldAt: t('list.held') }),
    [t],
  )
}
