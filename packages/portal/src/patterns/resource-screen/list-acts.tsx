import { useFamily } from '@portal/sdk/react'
import { DeletedRows } from '#patterns/history/deleted-rows.tsx'
import type { Identified } from './family.ts'
import { ImportButton, type ImportButtonProps } from './import-button.tsx'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

/** The acts on a whole list: its deleted rows, for people who maintain it, and the import of a file. */
export function ListActs<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  props: ImportButtonProps<Row, Input, Ask, Group>,
) {
  const { definition, title } = props
  const may = useMay(definition.permissions)
  const { deletions, changes } = useFamily(definition.family)
  return (
    <>
      {deletions === undefined || changes === undefined || !may('deletions') ? null : (
        <DeletedRows title={title} deletions={deletions} changes={changes} />
      )}
      <ImportButton {...props} />
    </>
  )
}
