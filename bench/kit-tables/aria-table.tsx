import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { columns, type TableProps } from './rows.ts'

/** React Aria's table with a checkbox in each row, as in its documentation. */
export function AriaTable(props: TableProps) {
  if (!props.isVirtual) return <Rows {...props} />
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 33, headingHeight: 33 }}>
      <Rows {...props} />
    </Virtualizer>
  )
}

function Rows({ rows, selected, onSelect, isVirtual }: TableProps) {
  const box = isVirtual ? { style: { height: 600, overflow: 'auto' } } : {}
  return (
    <Table
      aria-label="Rows"
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        onSelect(new Set(keys === 'all' ? rows.map(({ id }) => id) : keys) as Set<string>)
      }
      {...box}
    >
      <TableHeader>
        <Column>
          <Box />
        </Column>
        {columns.map((name, at) => (
          <Column key={name} id={name} isRowHeader={at === 0} allowsSorting>
            {name}
          </Column>
        ))}
      </TableHeader>
      <TableBody items={rows}>
        {(row) => (
          <Row id={row.id}>
            <Cell>
              <Box />
            </Cell>
            {columns.map((name) => (
              <Cell key={name}>{row[name]}</Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </Table>
  )
}

function Box() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton>
        <span aria-hidden="true">✓</span>
      </CheckboxButton>
    </CheckboxField>
  )
}
