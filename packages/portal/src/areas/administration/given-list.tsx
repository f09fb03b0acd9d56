import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionName } from '@portal/permissions'
import { Button, Drawer, type Filter, type MenuEntry } from '@portal/ui-kit'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { RecordHistory } from '#patterns/history/record-history.tsx'
import type { ImportPlan } from '#patterns/import/import-plan.ts'
import { ListImport } from '#patterns/import/list-import.tsx'
import type { ListImportProps } from '#patterns/import/list-import-props.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import type { ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords, type ResourceGroup } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import type { Giving } from './give-form.tsx'
import type { GivenPerson } from './given-people.tsx'
import { useShowGiven } from './use-show-given.ts'
import { useTaking, type GivenRow } from './use-taking.tsx'

interface GivenListProps<Row extends GivenRow, Ask extends object> {
  title: string
  group: ResourceGroup
  columns: readonly ColumnSpec<Row>[]
  filters: readonly Filter[]
  table: TableState
  list: ListAnswer<Row>
  ask: Ask
  pages: TableSheet<Row>['pages']
  /** The current page of the list. */
  page: () => Promise<{ readonly data: readonly Row[] }>
  all: (ask: Ask) => Promise<readonly Row[]>
  may: { give: PermissionName; take: PermissionName }
  take: Parameters<typeof useTaking<Row, Ask>>[0]['take']
  plan: () => Promise<ImportPlan>
  send: ListImportProps['send']
  Form: ComponentType<{
    giving: Giving<Row>
    onClose: () => void
    onGiven: (people: readonly GivenPerson[]) => void
  }>
}

/** The assignments of one kind, with their actions. */
export function GivenList<Row extends GivenRow, Ask extends object>(props: GivenListProps<Row, Ask>) {
  const { title, group, table, list, may, Form } = props
  const { t } = useTranslation(['assignments', 'general'])
  const translate = useGroupWords(group)
  const can = useCan()
  const [giving, give] = useState<Giving<Row>>()
  const [past, showPast] = useState<Row>()
  const given = useShowGiven(props)
  const taking = useTaking({ ...props, onGive: (people) => give({ people }) })
  const create = can(may.give) ? (
    <Button tone="primary" icon="plus" onPress={() => give({ people: [] })}>
      {translate('create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={title} description={translate('text')} actions={create} width="full">
      <ViewedList<Row>
        label={title}
        table={table}
        list={list}
        specs={props.columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ person }) => person.displayName}
        rowActions={menu}
        {...given.fresh}
        filters={props.filters}
        empty={{ title: translate('none'), text: translate('noneText'), action: create }}
        pages={props.pages}
        actions={
          can(may.give) ? (
            <ListImport title={title} plan={props.plan} send={props.send} onDone={list.refresh} />
          ) : null
        }
        {...taking.table}
      />
      {taking.dialogs}
      {past === undefined ? null : <GivenHistory of={past} onClose={() => showPast(undefined)} />}
      {giving === undefined ? null : (
        <Form giving={giving} onClose={() => give(undefined)} onGiven={given.show} />
      )}
    </ScreenPage>
  )

  function menu(row: Row) {
    const items: MenuEntry[] = []
    const change = () => give({ people: [row.person], row })
    if (can(may.give)) items.push({ id: 'change', label: t('give.edit'), icon: 'pencil', onAction: change })
    const look = () => showPast(row)
    if (can('MENU_LOGS'))
      items.push({ id: 'history', label: t('general:actions.history'), icon: 'history', onAction: look })
    return [{ items }]
  }
}

function GivenHistory({ of: { id, person }, onClose }: { of: GivenRow; onClose: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Drawer title={t('list.historyOf', { name: person.displayName })} isOpen onOpenChange={onClose}>
      <RecordHistory id={id} />
    </Drawer>
  )
}
