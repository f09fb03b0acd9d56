import type { ComponentType } from 'react'
import type { ResourceDefinition } from './definition.ts'
import type { AskOf, Factory, Family, InputOf, Listed, RowOf } from './family.ts'
import { ResourceView } from './resource-view.tsx'
import type { ResourceGroup } from './words.ts'

/** A definition by its family, from which rows, inputs and orders follow. */
type ScreenOf<Made extends Listed, Group extends ResourceGroup> = Omit<
  ResourceDefinition<RowOf<Made>, InputOf<Made>, AskOf<Made>, Group>,
  'family'
> & { readonly family: Factory<Made> }

/**
 * A whole screen of one resource: list, search, filters, order, pages, saved views, columns, export, form, delete, bulk.
 * More than two ways out of it (`form`, `editor`, `custom`, `useRowActions`) say that the screen wants `ResourceList`
 * and its own parts instead.
 *
 * @example
 * export const FieldsScreen = resourceScreen({ title: 'fields', phrases: 'tickets:fields', family: fields, … })
 */
export function resourceScreen<Made extends Listed, Group extends ResourceGroup>(
  given: ScreenOf<Made, Group>,
): ComponentType {
  const definition = {
    ...given,
    // That the family has these rows, inputs and orders is where its types here come from.
    family: given.family as unknown as Factory<Family<RowOf<Made>, InputOf<Made>, AskOf<Made>>>,
  }
  const rules = {
    sorts: definition.columns.filter(({ shape }) => shape.sortable === true).map(({ id }) => id),
    defaultSort: definition.defaultSort,
    filters: (definition.filters ?? []).map(({ id }) => id),
  }
  return function ResourceScreen() {
    return <ResourceView definition={definition} rules={rules} />
  }
}
