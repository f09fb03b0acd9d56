import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { company } from './company.ts'
import { OrgChart } from './org-chart.tsx'

const meta = {
  title: 'Data/OrgChart',
  component: OrgChart,
  args: { label: 'Organización', people: company(60), onOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof OrgChart>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultView: 'chart' } }

/** The list has the same content: a tree to search, expand and collapse. */
export const AsAList: Story = { args: { defaultView: 'list' } }

/** The current person is highlighted, and the path to them is expanded. */
export const AroundTheReader: Story = { args: { defaultView: 'chart', current: '31' } }

export const Loading: Story = { args: { isLoading: true, people: [] } }
export const Failed: Story = { args: { error: 'The organisation could not be loaded.', people: [] } }
export const Empty: Story = { args: { people: [] } }
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    defaultView: 'chart',
    people: [
      { id: '1', name: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de Cabiedes' },
      {
        id: '2',
        name: 'Wolfgang-Maximilian Freiherr von und zu Hohenstein',
        role: 'Abwesenheitsverwaltungskoordinationsbeauftragter',
        managerId: '1',
      },
    ],
  },
}

/** Several people at the top, as in a group of companies. */
export const SeveralAtTheTop: Story = {
  args: {
    defaultView: 'chart',
    people: [...company(8), { id: 'x', name: 'Noa Prieto', role: 'Auditoría externa' }],
  },
}

/**
 * Down expands and moves to a report, Up goes back, Left and Right move within the level; Space toggles, Enter opens.
 */
export const ByKeyboard: Story = {
  args: { defaultView: 'chart' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('treeitem', { name: /^Ana Gil/ })
    head.focus()
    await waitFor(() => expect(head).toHaveFocus())
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const directors = canvas.getAllByRole('treeitem').filter((item) => item.ariaLevel === '2')
    await waitFor(() => expect(directors[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(directors[1]).toHaveFocus())
    await expect(directors[1]).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(directors[1]).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toHaveAttribute('aria-level', '3'))
    await userEvent.keyboard('{ArrowUp} ')
    await waitFor(() => expect(directors[1]).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('3')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(head).toHaveFocus())
    await userEvent.keyboard('-')
    await expect(await canvas.findByText(/^Size: /)).toBeInTheDocument()
  },
}

/** A search expands the path to its matches, and Enter goes to the next one. */
export const Searching: Story = {
  args: { defaultView: 'chart' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = canvas.getAllByRole('treeitem').length
    await userEvent.type(canvas.getByRole('searchbox'), 'laia ag')
    await waitFor(() => expect(canvas.getByText(/^1 of \d/)).toBeVisible())
    await expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(before)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^2 of \d/)).toBeVisible())
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await waitFor(() => expect(canvas.getByText('No results')).toBeVisible())
  },
}

/** Three hundred people, all expanded and in view. */
export const ThreeHundredPeople: Story = {
  args: { defaultView: 'chart', people: company(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }))
    // By selector: computing the accessible names of 300 elements is slow.
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=treeitem]')).toHaveLength(300))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(canvas.getByText(/^Size: \d\d%/)).toBeInTheDocument())
  },
}
