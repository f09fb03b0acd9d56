import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TreeNode } from './tree-nodes.ts'
import { Tree } from './tree.tsx'

const nodes: TreeNode[] = [
  {
    id: 'ops',
    label: 'Operaciones',
    icon: 'building',
    count: 182,
    children: [
      {
        id: 'sales',
        label: 'Ventas',
        icon: 'users',
        count: 96,
        children: [
          { id: 'sales-es', label: 'Ventas España', count: 60 },
          { id: 'sales-pt', label: 'Ventas Portugal', count: 36 },
        ],
      },
      { id: 'care', label: 'Atención al cliente', icon: 'users', count: 86 },
    ],
  },
  { id: 'it', label: 'Informática', icon: 'building', count: 12, children: [{ id: 'data', label: 'Datos' }] },
  { id: 'old', label: 'Recobros', description: 'Closed in 2025', isDisabled: true },
]

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Departments',
    nodes,
    defaultExpanded: ['ops', 'sales'],
    isSearchable: true,
    onSelect: fn(),
    onOpen: fn(),
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected ?? [])
    return (
      <Tree
        {...args}
        selected={selected}
        onSelect={(ids) => {
          setSelected(ids)
          args.onSelect?.(ids)
        }}
      />
    )
  },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const OneChoice: Story = { args: { selectionMode: 'single', selected: ['care'] } }
export const SeveralChoices: Story = {
  args: { selectionMode: 'multiple', selected: ['sales-es', 'care'] },
}
export const Empty: Story = { args: { nodes: [] } }
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    defaultExpanded: ['a', 'b'],
    nodes: [
      {
        id: 'a',
        label: 'Abwesenheitsverwaltungskoordinationsabteilung für internationale Kundenbetreuung',
        children: [
          {
            id: 'b',
            label: 'Gestión de reclamaciones',
            description: 'Atención, seguimiento y cierre de reclamaciones de clientes internacionales',
            children: [{ id: 'c', label: 'Genehmigungsverfahrensübersicht' }],
          },
        ],
      },
    ],
  },
}

/** A search shows its matches with their path, at any depth. */
export const Searching: Story = {
  args: { defaultExpanded: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'espana')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
    await expect(canvas.getByText('1 match')).toBeInTheDocument()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8))
  },
}

/** Right expands, Left collapses and goes up, typing finds, Space selects, Enter opens. */
export const ByKeyboard: Story = {
  args: { selectionMode: 'multiple', defaultExpanded: [], isSearchable: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const row = (name: RegExp) => canvas.getByRole('row', { name })
    await userEvent.tab()
    await waitFor(() => expect(row(/^Operaciones/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(row(/^Ventas/)).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['sales'])
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row(/^Operaciones/)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row(/^Operaciones/)).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('inf')
    await waitFor(() => expect(row(/^Informática/)).toHaveFocus())
  },
}

/** In right-to-left text Left expands and Right collapses. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultExpanded: ['ops'], isSearchable: false },
  play: async ({ canvasElement }) => {
    const row = (name: RegExp) => within(canvasElement).getByRole('row', { name })
    await userEvent.tab()
    await waitFor(() => expect(row(/^Operaciones/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row(/^Operaciones/)).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row(/^Operaciones/)).toHaveAttribute('aria-expanded', 'true'))
  },
}
