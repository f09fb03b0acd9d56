import { lazy, useState, type ComponentType } from 'react'
import type { RowDrawer } from './definition.ts'
import { definitionOf, type ScreenOf } from './definition-of.ts'
import type { Identified, Listed, RowOf } from './family.ts'
import { ResourceView } from './resource-view.tsx'
import { OpenedRow } from './opened-row.tsx'
import type { ResourceGroup } from './words.ts'

/**
 * A whole screen of one resource: list, search, filters, order, pages, saved views, columns, export, form, delete,
 * bulk. If it needs more than two escape hatches (`form`, `editor`, `custom`, `useRowActions`), use `ResourceList`
 * with custom parts instead.
 *
 * @example
 * export const TagsScreen = resourceScreen({ title: 'tags', phrases: 'tickets:tags', resource: tags, … })
 */
export function resourceScreen<Made extends Listed, Group extends ResourceGroup>(
  given: ScreenOf<Made, Group>,
): ComponentType {
  const definition = definitionOf(given)
  const { defaultSort = given.resource.defaultSort } = given
  const rules = {
    sorts: definition.columns.filter(({ shape }) => shape.sortable).map(({ id }) => id),
    defaultSort,
    filters: (definition.filters ?? []).map(({ id }) => id),
  }
  const Opened = openedOf(given.drawer)
  return function ResourceScreen() {
    const [made, setMade] = useState<RowOf<Made>>()
    return (
      <>
        <ResourceView definition={definition} rules={rules} onMade={setMade} />
        {Opened === undefined ? null : <Opened made={made} onClosed={() => setMade(undefined)} />}
      </>
    )
  }
}

interface OpenedProps<Row> {
  made: Row | undefined
  onClosed: () => void
}

function openedOf<Row extends Identified>(
  drawer: RowDrawer<Row> | undefined,
): ComponentType<OpenedProps<Row>> | undefined {
  if (drawer === undefined) return undefined
  const Part = lazy(async () => ({ default: await drawer.load() }))
  return function Opened(props: OpenedProps<Row>) {
    return <OpenedRow {...props} param={drawer.param} Part={Part} />
  }
}
