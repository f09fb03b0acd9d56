import { useTranslation } from 'react-i18next'
import type { ReportChoices } from '@portal/sdk'
import { workingHours } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import type { Filter } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'

const choiceFilters = {
  groupId: 'groups',
  coordinatorId: 'coordinators',
  projectId: 'projects',
  skillId: 'skills',
  workCenterId: 'workCenters',
} as const satisfies Record<string, keyof ReportChoices>

export type ChoiceFilter = keyof typeof choiceFilters

/** Filters of a list of people's time by their attributes; none for one's own days. */
export function useChoiceFilters(
  ids: readonly ChoiceFilter[],
  inForce: Readonly<Partial<Record<ChoiceFilter, string>>>,
): readonly Filter[] {
  const { t } = useTranslation('hours')
  const seesOthers = useCan()('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'REPORTES_FICHAJE_SKILLS_VER')
  const { data } = useData(useFamily(workingHours).choices, seesOthers && ids.length > 0 ? [] : null)
  return ids.flatMap((id): Filter[] => {
    const offered = data?.[choiceFilters[id]].map((one) => ({ id: one.id, label: one.name })) ?? []
    const options = withChosen(offered, inForce[id])
    // Filters without options are omitted.
    return options.length === 0 ? [] : [{ kind: 'one-of', id, label: t(`filters.${id}`), options }]
  })
}

/** A value from a link that is no longer an option stays visible and removable. */
const withChosen = (offered: readonly Option[], id: string | undefined): readonly Option[] =>
  id === undefined || offered.some((one) => one.id === id) ? offered : [...offered, { id, label: '…' }]

interface Option {
  readonly id: string
  readonly label: string
}
