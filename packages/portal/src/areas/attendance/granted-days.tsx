import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordGrant, Workday } from '@portal/sdk'
import { recordGrants } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, readRange, Select, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { pagesOf } from '#patterns/export/table-columns.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { PackageForm } from './package-form.tsx'
import { workdayColumns } from './workday-columns.tsx'

const rules = { sorts: ['date', 'person'], defaultSort: '-date', filters: ['period'] } as const

/** The days of somebody else's record granted to the viewer: read-only, and every access is logged. */
export function GrantedDays({ grants }: { grants: readonly RecordGrant[] }) {
  const { t } = useTranslation('proof')
  const [chosen, setChosen] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const grant = grants.find(({ id }) => id === chosen) ?? grants[0]
  const format = useFormat()
  if (grant === undefined) return null
  return (
    <ScreenPage
      title={t('granted.title')}
      description={`${t('granted.until', { at: format.dateTime(grant.endsAt), role: t(`grants.roles.${grant.role}`) })} ${t('granted.text')}`}
      actions={
        <Button tone="primary" icon="download" onPress={() => setAsking(true)}>
          {t('packages.create')}
        </Button>
      }
    >
      <Stack space="md">
        {grants.length > 1 ? (
          <Select
            label={t('granted.choose')}
            options={grants.map(({ id, from, until, reason }) => ({
              id,
              label: `${from} – ${until} · ${reason}`,
            }))}
            value={grant.id}
            onChange={setChosen}
          />
        ) : null}
        <DaysOfGrant key={grant.id} grant={grant} />
      </Stack>
      {isAsking ? <PackageForm grant={grant} onClose={() => setAsking(false)} /> : null}
    </ScreenPage>
  )
}

/** Representatives see start, end and totals; a column sorts only if the service can sort it. */
const columnsOf = (role: RecordGrant['role']) =>
  workdayColumns(true)
    .filter(({ id }) => role === 'inspector' || id !== 'incidents')
    .map((spec) => (spec.id === 'balance' ? { ...spec, shape: { ...spec.shape, sortable: false } } : spec))

function DaysOfGrant({ grant }: { grant: RecordGrant }) {
  const { days } = useFamily(recordGrants)
  const { t } = useTranslation('proof')
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const { from, to } = readRange(filters.period ?? '')
  const ask = {
    ...{ page, perPage, sort, search },
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { until: to }),
  }
  const list = useData(days, [grant.id, ask], { keepPrevious: true })
  return (
    <ViewedList<Workday>
      label={t('granted.title')}
      table={table}
      list={list}
      specs={useMemo(() => columnsOf(grant.role), [grant.role])}
      translate={useGroupWords('workdays:days')}
      rowKey={({ id }) => id}
      rowLabel={({ person, date }) => `${person.displayName} · ${date}`}
      filters={[{ kind: 'date-range', id: 'period', label: t('grants.period'), isAlwaysShown: true }]}
      empty={{ title: t('granted.none'), text: t('granted.noneText') }}
      pages={(options) => pagesOf((asked) => days(grant.id, { ...ask, ...asked }, options))}
    />
  )
}
