import { Table } from 'antd'
import { columns, type Row, type TableProps } from './rows.ts'

const own = columns.map((name) => ({ title: name, dataIndex: name, key: name, width: 100, sorter: true }))

/** Ant Design's table with its checkboxes and its virtualisation. */
export function AntTable({ rows, selected, onSelect, isVirtual }: TableProps) {
  return (
    <Table<Row>
      columns={own}
      dataSource={[...rows]}
      rowKey="id"
      size="small"
      pagination={false}
      virtual={isVirtual}
      scroll={{ y: 600, x: 1300 }}
      rowSelection={{
        selectedRowKeys: [...selected],
        onChange: (keys) => onSelect(new Set(keys.map(String))),
      }}
    />
  )
}
