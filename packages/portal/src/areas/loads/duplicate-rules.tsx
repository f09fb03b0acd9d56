import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuplicateRule } from '@portal/sdk'
import { duplicateRules } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Column, MenuEntry, MenuSection } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { ResourceList } from '#patterns/resource-list.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { searchAddress } from './duplicate-address.ts'

const rules = { sorts: ['name'], defaultSort: 'name' } as const

/** The rules that run after each load, with their last results. */
export function DuplicateRules() {
  const { t } = useTranslation(['duplicates', 'general'])
  const { index, destroy } = useFamily(duplicateRules)
  const table = useTableQuery(rules)
  const { page, perPage, search } = table.query
  const list = useData(index, [{ page, perPage, search }], { keepPrevious: true })
  const [removing, setRemoving] = useState<DuplicateRule>()
  return (
    <ScreenPage title={t('tabs.rules')} description={t('rules.text')} width="full">
      <ResourceList<DuplicateRule>
        label={t('tabs.rules')}
        searchLabel={t('general:actions.search')}
        table={table}
        list={list}
        columns={useRuleColumns()}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={useRuleMenu(setRemoving)}
        empty={{ title: t('rules.none'), text: t('rules.noneText') }}
      />
      <ConfirmAction
        subject={removing}
        onClose={() => setRemoving(undefined)}
        title={({ name }) => t('rules.destroyTitle', { name })}
        text={() => t('rules.destroyText')}
        confirmLabel={t('rules.destroy')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('rules.destroyed')}
        onDone={() => setRemoving(undefined)}
      />
    </ScreenPage>
  )
}

function useRuleColumns(): readonly Column<DuplicateRule>[] {
  const { t } = useTranslation(['duplicates', 'general'])
  const format = useFormat()
  return useMemo(
    (): Column<DuplicateRule>[] => [
      { id: 'name', header: t('rules.name'), rowHeader: true, priority: 1, cell: ({ name }) => name },
      { id: 'template', header: t('rules.template'), cell: ({ templateName }) => templateName },
      { id: 'method', header: t('rules.method'), cell: ({ method }) => t(`methods.${method}`) },
      { id: 'act', header: t('rules.act'), priority: 1, cell: ({ act }) => t(`rules.acts.${act}`) },
      {
        ...{ id: 'active', header: t('rules.active') },
        cell: ({ active }) => t(active ? 'general:yes' : 'general:no'),
      },
      {
        ...{ id: 'lastRanAt', header: t('rules.lastRanAt') },
        cell: ({ lastRanAt }) => (lastRanAt === null ? '' : format.dateTime(lastRanAt)),
      },
      {
        ...{ id: 'lastMerged', header: t('rules.lastMerged'), align: 'end' },
        cell: ({ lastMerged }) => (lastMerged === null ? '' : format.whole(lastMerged)),
      },
    ],
    [t, format],
  )
}

function useRuleMenu(
  onRemove: (rule: DuplicateRule) => void,
): (rule: DuplicateRule) => readonly MenuSection[] {
  const { t } = useTranslation('duplicates')
  const can = useCan()
  const patch = useAct(useFamily(duplicateRules).patch, t('rules.switched'))
  return (rule) => {
    const { id, active, version, lastSearchId } = rule
    const result: MenuEntry[] =
      lastSearchId === null
        ? []
        : [
            {
              id: 'result',
              label: t('rules.lastResult'),
              icon: 'info',
              href: searchAddress({ id: lastSearchId }),
            },
          ]
    if (!can('CARGUE_GUARDAR_RESULTADOS')) return [{ items: result }]
    const turn = () => void patch(id, { active: !active, version })
    return [
      { items: result },
      {
        items: [
          {
            id: 'switch',
            label: t(active ? 'rules.switchOff' : 'rules.switchOn'),
            icon: 'restart',
            onAction: turn,
          },
          {
            id: 'destroy',
            label: t('rules.destroy'),
            icon: 'trash',
            tone: 'danger',
            onAction: () => onRemove(rule),
          },
        ],
      },
    ]
  }
}
