import { lazy, useState, type ComponentType } from 'react'
import type { ColumnSpec } from './columns.tsx'
import type { PropertySpec, RowDrawer, ScreenDefinition } from './definition.ts'
import type { AskOf, Factory, Family, Identified, InputOf, Listed, RowOf } from './family.ts'
import type { FieldSpec } from './fields.tsx'
import type { Resource } from './resource.ts'
import { ResourceView } from './resource-view.tsx'
import { OpenedRow } from './opened-row.tsx'
import type { ResourceGroup } from './words.ts'

/** A definition typed by its resource: rows, inputs, orders and permissions. */
type ScreenOf<Made extends Listed, Group extends ResourceGroup> = ScreenDefinition<
  RowOf<Made>,
  InputOf<Made>,
  AskOf<Made>,
  Group
> & { readonly resource: Resource<Made> }

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
  const { resource, properties, defaultSort = resource.defaultSort, ...screen } = given
  const { permissions, input, sorts } = resource
  const columns = columnsOf(properties).map((column) => ({
    ...column,
    shape: { ...column.shape, sortable: sorts.includes(column.id) },
  }))
  const definition = {
    ...screen,
    // The types of the definition guarantee that the family has these rows, inputs and orders.
    family: resource.family as unknown as Factory<Family<RowOf<Made>, InputOf<Made>, AskOf<Made>>>,
    ...{ permissions, input, columns, fields: fieldsOf(properties) },
    isSwitched: columns.some(({ id }) => id === 'active'),
  }
  const rules = {
    sorts: columns.filter(({ shape }) => shape.sortable).map(({ id }) => id),
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

function columnsOf<Row, Name extends string, Word extends string>(
  properties: readonly PropertySpec<Row, Name, Word>[],
): ColumnSpec<Row, Word>[] {
  return properties.flat().filter((part): part is ColumnSpec<Row, Word> => 'id' in part)
}

/** The fields in order; the toggle is the last one of the form, while its column stays visible. */
function fieldsOf<Row, Name extends string, Word extends string>(
  properties: readonly PropertySpec<Row, Name, Word>[],
): FieldSpec<Name, Word>[] {
  const fields = properties.flat().filter((part): part is FieldSpec<Name, Word> => 'name' in part)
  return fields.toSorted((one, other) => Number(one.name === 'active') - Number(other.name === 'active'))
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
