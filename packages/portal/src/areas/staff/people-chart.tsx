import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@portal/sdk'
import { useSession } from '@portal/sdk/react'
import { OrgChart } from '@portal/ui-kit'
import { chartOf } from './organization-chart.ts'

interface PeopleChartProps {
  label: string
  people: Organization['people']
  nameOf: (department: string) => string
  isLoading: boolean
}

/** The people below their departments and the company; the viewer is marked. */
export function PeopleChart({ people, nameOf, ...shown }: PeopleChartProps) {
  const { t } = useTranslation('shell')
  const own = useSession()?.userData.uid
  const company = t('brand.name')
  const chart = useMemo(() => chartOf(people, { company, nameOf }), [people, company, nameOf])
  return (
    <OrgChart {...shown} people={chart} current={people.some(({ id }) => id === own) ? own : undefined} />
  )
}
