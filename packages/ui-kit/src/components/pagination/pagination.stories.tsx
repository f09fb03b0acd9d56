import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, perPage: 25, total: 1240, onPage: fn(), onPerPage: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 50 } }
export const Empty: Story = { args: { page: 1, total: 0 } }
/** The rows of a long list arrive before their count. */
export const NotCountedYet: Story = {
  args: { page: 1, total: 26, isMore: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1–25 of 26+')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}
export const InGerman: Story = { globals: { locale: 'de' } }
export const InSpanish: Story = { globals: { locale: 'es' } }

export const TurnThePage: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(3)
  },
}

/** On the last page the focus moves to “previous” instead of being lost. */
export const ToTheLastPage: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(49)
    return <Pagination {...args} page={page} onPage={setPage} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus())
  },
}
