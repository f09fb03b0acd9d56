import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useData, useFamily } from '@portal/sdk/react'
import { Inline } from '@portal/ui-kit'
import { useMade } from '#patterns/made/use-made.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf, type TableRules } from '#patterns/table-query.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { CreateButton } from './create-button.tsx'
import type { ResourceDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { askOf } from './filters.ts'
import { ListActs } from './list-acts.tsx'
import { OrderButton } from './order-button.tsx'
import { OpenedPart, type Opened } from './opened-part.tsx'
import { useBulk } from './use-bulk.tsx'
import { useNamedDefinition } from './use-named-definition.ts'
import { useReopened } from './use-reopened.ts'
import { useRowMenu } from './use-row-menu.ts'
import { useRowOpening } from './use-row-opening.ts'
import { ViewedList } from './viewed-list.tsx'
import { useGroupWords, type ResourceGroup } from './words.ts'

interface ResourceViewProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: ResourceDefinition<Row, Input, Ask, Group>
  rules: TableRules<string, string>
  onMade: (row: Row) => void
}

/** Renders a definition's screen. */
export function ResourceView<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: given,
  rules,
  onMade,
}: ResourceViewProps<Row, Input, Ask, Group>) {
  const { t } = useTranslation(['general', 'menu'])
  const translate = useGroupWords(given.phrases)
  const definition = useNamedDefinition(given, translate)
  const family = useFamily(definition.family)
  const table = useTableQuery(rules)
  const filters = definition.filters ?? []
  // The definition's type guarantees that the list supports its orders and filters.
  const ask = askOf(filters, { ...table.query, filters: filterValuesOf(table.query) }) as Ask
  const list = useData(family.index, [ask], { keepPrevious: true })
  const [opened, setOpened] = useState<Opened<Row>>()
  useReopened(definition, setOpened)
  const rowActions = useRowMenu(definition, translate, { onOpen: setOpened, onStale: list.refresh })
  const bulk = useBulk({ definition, ask, list, translate })
  const opening = useRowOpening(definition, setOpened)
  const made = useMade(table, () => family.index(ask))
  const show = useOpenMade(opening.rowHref, definition.label, made.show)
  const title = t(`menu:screens.${definition.title}`)
  const create = <CreateButton definition={definition} label={translate('create')} onOpen={setOpened} />
  return (
    <ScreenPage
      title={title}
      description={translate('text')}
      actions={<ScreenActs order={<OrderButton definition={definition} title={title} />} create={create} />}
      width={definition.width ?? 'normal'}
    >
      <ViewedList<Row>
        label={title}
        table={table}
        list={list}
        specs={definition.columns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={definition.label}
        {...(rowActions === undefined ? {} : { rowActions })}
        filters={filters.map(({ id, build }) => build(translate, definition.input[id]?.values))}
        empty={{ title: translate('none'), text: translate('noneText'), action: create }}
        {...opening}
        {...made.fresh}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        actions={<ListActs definition={definition} title={title} onDone={list.refresh} />}
        {...bulk.table}
      />
      {bulk.dialogs}
      <OpenedPart
        definition={definition}
        opened={opened}
        translate={translate}
        onClose={() => setOpened(undefined)}
        onMade={(row) => show(row, onMade)}
      />
    </ScreenPage>
  )
}

function ScreenActs({ order, create }: { order: ReactNode; create: ReactNode }) {
  return (
    <Inline>
      {order}
      {create}
    </Inline>
  )
}

/** Opens a created row where its name links to, or else shows it in the list. */
function useOpenMade<Row>(
  hrefOf: ((row: Row) => string | undefined) | undefined,
  nameOf: (row: Row) => string,
  otherwise: (row: Row, name: string) => void,
): (row: Row, onMade: (row: Row) => void) => void {
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  return (row, onMade) => {
    onMade(row)
    if (hrefOf === undefined) otherwise(row, nameOf(row))
    else announce(nameOf(row))
    const href = hrefOf?.(row)
    if (href !== undefined) void navigate(href)
  }
}
