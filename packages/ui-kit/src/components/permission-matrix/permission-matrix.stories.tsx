import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { areas, columns } from './demo-permissions.ts'
import { PermissionMatrix, type PermissionMatrixProps } from './permission-matrix.tsx'

const saved = ['1', '2', '3', '5', '14', '15', '16', '20', '40', '60', '61', '62', '100']

const meta = {
  title: 'Data/PermissionMatrix',
  component: PermissionMatrix,
  args: {
    label: 'Permissions of Coordinator',
    areas,
    columns,
    value: saved,
    saved,
    onChange: fn(),
    onSave: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const onChange: PermissionMatrixProps['onChange'] = (next, diff) => {
      setValue(next)
      args.onChange?.(next, diff)
    }
    return <PermissionMatrix {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof PermissionMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Unsaved changes are marked in their cells and listed by name before saving. */
export const WithChanges: Story = {
  tags: ['visual'],
  args: { value: [...saved.slice(2), '4', '7'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Unsaved changes: 2 to add, 2 to remove')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Added · Removed' }))
    await expect(canvas.getByText('Usuarios: Eliminar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }))
    await expect(args.onSave).toHaveBeenCalledWith({ added: ['4', '7'], removed: ['1', '2'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the changes' }))
    await expect(canvas.getByText('No changes')).toBeVisible()
  },
}

/** The first change causes no layout shift, and its effect is described next to “Save”. */
export const NothingMoves: Story = {
  args: { value: saved, outcome: 'Three people gain it', details: <p>Ana Ruiz</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'Ver: Usuarios' })
    const parts = () =>
      [box, canvas.getByRole('grid'), canvasElement].map((one) => one.getBoundingClientRect())
    const before = parts()
    await expect(canvas.queryByRole('button', { name: 'Save the changes' })).toBeNull()
    await userEvent.click(box)
    await expect(canvas.getByText('Three people gain it')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save the changes' })).toBeVisible()
    await expect(parts()).toEqual(before)
    await userEvent.type(canvas.getByRole('searchbox'), 'usuarios')
    await expect(canvas.getByText(/only/i)).toBeVisible()
    await expect(canvas.getByRole('grid').getBoundingClientRect().top).toBe(before[1]?.top)
  },
}

/** While saving, the button is pending. */
export const Saving: Story = {
  args: { areas: areas.slice(0, 1), value: [...saved.slice(2), '4', '7'], isSaving: true },
}

/** Permissions of a person: those granted by a role are marked and cannot be revoked here. */
export const WithOrigins: Story = {
  args: {
    origins: { 1: ['Agente'], 5: ['Agente', 'Coordinador'], 6: ['Coordinador'] },
    value: ['2'],
    saved: ['2'],
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, origins: { 1: ['Agente'], 5: ['Agente', 'Coordinador'], 6: ['Coordinador'] } },
}

/** Long German names in a container as narrow as a phone. */
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    columns: [
      { id: 'view', label: 'Ansehen' },
      { id: 'create', label: 'Anlegen' },
      { id: 'edit', label: 'Bearbeiten' },
      { id: 'delete', label: 'Unwiderruflich löschen' },
    ],
    areas: areas.slice(0, 2).map((area) => ({
      ...area,
      label: `${area.label}: Zugriffsberechtigungsverwaltung`,
      rows: area.rows.map((row) => ({
        ...row,
        label: `Genehmigungsverfahrensübersicht ${row.label}`,
        description: longTexts.es,
      })),
    })),
  },
}

/** A search keeps the groups, and a group's checkbox changes only visible rows. */
export const Searching: Story = {
  name: 'PAN-3.2 a search keeps the groups of the matrix',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('13 of 175 permissions')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'nominas')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'roles')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Everything in Usuarios y accesos' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), {
      added: ['6', '7', '8'],
      removed: [],
    })
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await userEvent.click(
      canvas.getByText('No results').parentElement?.querySelector('button') ?? canvasElement,
    )
    await expect(canvas.getByText('16 of 175 permissions')).toBeVisible()
  },
}

/** One tab stop; arrow keys move, Page Down goes to the next area, Space toggles. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.tab()
    await waitFor(() => expect(box('Everything in Usuarios y accesos')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(box('Ver: Usuarios')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(box('Eliminar: Usuarios')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), { added: ['4'], removed: [] })
    await waitFor(() => expect(box('Eliminar: Usuarios, to be added')).toHaveFocus())
    await userEvent.keyboard('{PageDown}{Home}')
    await waitFor(() => expect(box('Everything in Vacaciones y ausencias')).toHaveFocus())
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    await waitFor(() => expect(box('Ver: all')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Added · Removed' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(box('Ver: all')).toHaveFocus())
  },
}
