import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@portal/sdk'
import { organization } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, Columns, Inline, Select, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { useDepartmentName } from '#patterns/use-department-name.ts'
import { PeopleChart } from './people-chart.tsx'
import { PeopleExport } from './people-export.tsx'

const everything = 'all'

/** Who works where and under whom: a chart and a list, of the company or one department. */
export function OrganizationScreen() {
  const { t } = useTranslation(['staff', 'menu'])
  const [params, changeAddress] = useAddress()
  const { data, error, refresh } = useData(useFamily(organization).show, [])
  const department = params.get('department') ?? everything
  const nameOf = useDepartmentName()
  const people = useMemo(
    () => (data?.people ?? []).filter((one) => department === everything || one.department === department),
    [data, department],
  )
  const title = t('menu:screens.organization')
  return (
    <ScreenPage
      title={title}
      description={t('organization.text')}
      actions={
        <Inline>
          <PeopleExport title={title} people={people} all={data?.people ?? []} nameOf={nameOf} />
          <Button onPress={() => window.print()}>{t('organization.print')}</Button>
        </Inline>
      }
      width="full"
    >
      <Card>
        <Stack space="lg">
          <Columns>
            <DepartmentSelect
              value={department}
              onChange={(id) => changeAddress(id === everything ? {} : { department: id })}
              departments={data?.departments ?? []}
              nameOf={nameOf}
            />
          </Columns>
          {data === undefined && error !== undefined ? (
            <FailureState error={error} onRetry={refresh} />
          ) : (
            <PeopleChart
              key={department}
              label={title}
              people={people}
              nameOf={nameOf}
              isLoading={data === undefined}
            />
          )}
        </Stack>
      </Card>
    </ScreenPage>
  )
}

interface DepartmentSelectProps {
  value: string
  onChange: (id: string) => void
  departments: Organization['departments']
  nameOf: (code: string) => string
}

function DepartmentSelect({ value, onChange, departments, nameOf }: DepartmentSelectProps) {
  const { t } = useTranslation('staff')
  return (
    <Select
      label={t('organization.department')}
      value={value}
      onChange={onChange}
      options={[
        { id: everything, label: t('organization.everything') },
        ...departments.map(({ code, count }) => ({ id: code, label: `${nameOf(code)} (${count})` })),
      ]}
    />
  )
}
