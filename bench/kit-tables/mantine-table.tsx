import '@mantine/core/styles.css'
import { Checkbox, MantineProvider, Table } from '@mantine/core'
import { columns, type TableProps } from './rows.ts'

/** Mantine's table with its checkboxes. It renders every row: it has no virtualisation. */
export function MantineTable({ rows, selected, onSelect }: TableProps) {
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <MantineProvider>
      <Table.ScrollContainer minWidth={600} maxHeight={600}>
        <Table stickyHeader highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              {columns.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Select ${row.id}`}
                    checked={selected.has(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                </Table.Td>
                {columns.map((name) => (
                  <Table.Td key={name}>{row[name]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </MantineProvider>
  )
}
