import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Activation } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type Filter } from '@portal/ui-kit'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useActivationColumns, useActivationTexts } from './activation-columns.tsx'
import { ActivationForm } from './activation-form.tsx'
import { activationStates, addressOf, refreshOf } from './activation-state.ts'
import { useActivationMenu } from './use-activation-acts.ts'

const rules = {
  sorts: ['createdAt', 'name', 'startsAt'],
  defaultSort: '-createdAt',
  filters: ['state'],
} as const

/** All activations, newest first, with their progress. */
export function ActivationList() {
  const { t } = useTranslation(['activations', 'menu', 'general'])
  const can = useCan()
  const navigate = useNavigate()
  const family = useFamily(activations)
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters } = table.query
  const state = activationStates.find((one) => one === filters.state)
  const ask = { sort, search, ...(state === undefined ? {} : { state: [state] }) }
  const list = useData(family.index, [{ ...ask, page, perPage }], {
    keepPrevious: true,
    refreshMs: (answer) => Math.min(...(answer?.data.map(refreshOf).filter((ms) => ms > 0) ?? []), never),
  })
  const [isAsking, setAsking] = useState(false)
  const create = can('SEGMENTACION_ACTIVAR') ? (
    <Button tone="primary" icon="play" onPress={() => setAsking(true)}>
      {t('list.create')}
    </Button>
  ) : undefined
  const stateFilter: Filter = {
    ...{ kind: 'one-of', id: 'state', label: t('list.state'), isAlwaysShown: true },
    options: activationStates.map((id) => ({ id, label: t(`states.${id}`) })),
  }
  return (
    <ScreenPage
      title={t('menu:screens.activations')}
      description={t('list.text')}
      actions={create}
      width="full"
    >
      <ResourceList<Activation>
        label={t('menu:screens.activations')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useActivationColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={addressOf}
        rowActions={useActivationMenu()}
        filters={[stateFilter]}
        sheet={{
          texts: useActivationTexts(),
          pages: (options) => family.list({ ...ask, perPage: 100 }, options).pages(),
        }}
        empty={{ title: t('list.none'), text: t('list.noneText'), action: create }}
      />
      {isAsking ? (
        <ActivationForm onClose={() => setAsking(false)} onMade={(made) => void navigate(addressOf(made))} />
      ) : null}
    </ScreenPage>
  )
}

/** A minute: idle lists are polled, too, because somebody may start one. */
const never = 60_000
