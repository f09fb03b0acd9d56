import type { ColumnSpec } from './columns.tsx'
import type { PropertySpec, ResourceDefinition, ScreenDefinition } from './definition.ts'
import type { AskOf, Factory, Family, InputOf, Listed, RowOf } from './family.ts'
import type { FieldSpec } from './fields.tsx'
import type { Resource } from './resource.ts'
import type { ResourceGroup } from './words.ts'

/** A definition typed by its resource: rows, inputs, orders and permissions. */
export type ScreenOf<Made extends Listed, Group extends ResourceGroup> = ScreenDefinition<
  RowOf<Made>,
  InputOf<Made>,
  AskOf<Made>,
  Group
> & { readonly resource: Resource<Made> }

/** The definition of a screen, completed by the contract of its resource. */
export function definitionOf<Made extends Listed, Group extends ResourceGroup>({
  resource,
  properties,
  defaultSort,
  ...screen
}: ScreenOf<Made, Group>): ResourceDefinition<RowOf<Made>, InputOf<Made>, AskOf<Made>, Group> {
  void defaultSort
  const { permissions, input, sorts } = resource
  const columns = columnsOf(properties).map((column) => ({
    ...column,
    shape: { ...column.shape, sortable: sorts.includes(column.id) },
  }))
  return {
    ...screen,
    // The types of the definition guarantee that the family has these rows, inputs and orders.
    family: resource.family as unknown as Factory<Family<RowOf<Made>, InputOf<Made>, AskOf<Made>>>,
    ...{ permissions, input, columns, fields: fieldsOf(properties) },
    isSwitched: columns.some(({ id }) => id === 'active'),
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
