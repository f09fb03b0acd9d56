import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ExportMenu } from './export-menu.tsx'
import type { ExportRun } from './export-state.tsx'

const meta = {
  title: 'Data/ExportMenu',
  component: ExportMenu,
  args: { rows: 340, onExport: fn() },
} satisfies Meta<typeof ExportMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Unknown: Story = { args: { run: { state: 'running', format: 'xlsx', onCancel: fn() } } }
export const Running: Story = {
  args: { run: { state: 'running', format: 'csv', share: 0.45, onCancel: fn() } },
}
export const Failed: Story = {
  args: {
    run: { state: 'failed', reason: 'The server did not answer.', onRetry: fn(), onDismiss: fn() },
  },
}

/** Choosing a format, waiting and cancelling, by keyboard alone; the focus is never lost. */
export const ByKeyboard: Story = {
  render: function Render(args) {
    const [run, setRun] = useState<ExportRun>()
    return (
      <ExportMenu
        {...args}
        run={run}
        onExport={(format, of) => {
          args.onExport(format, of)
          setRun({ state: 'running', format, share: 0.2, onCancel: () => setRun(undefined) })
        }}
      />
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    const button = canvas.getByRole('button', { name: 'Export' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'CSV' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onExport).toHaveBeenCalledWith('xlsx', 'all')
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Exporting XLSX' })).toBeVisible())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** With nothing to export the menu explains this instead of being disabled. */
export const Nothing: Story = {
  args: { rows: 0 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await page.findByText('There are no rows to export')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}
/** With ticked rows the menu offers these alone, before all that match. */
export const Ticked: Story = {
  args: { ticked: 3 },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    const ticked = await page.findByRole('group', { name: '3 rows selected' })
    await userEvent.click(within(ticked).getByRole('menuitem', { name: 'CSV' }))
    await expect(args.onExport).toHaveBeenCalledWith('csv', 'ticked')
  },
}

/** Exports too large to print are a text file or a workbook; the PDF option shows its maximum number of rows. */
export const MoreThanPages: Story = {
  args: { rows: 2001 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    const pdf = await page.findByRole('menuitem', { name: 'PDF' })
    await expect(pdf).toHaveAttribute('aria-disabled', 'true')
    await expect(pdf).toHaveAccessibleDescription('To print or to send, up to 2,000 rows')
    await expect(page.getByRole('menuitem', { name: 'CSV' })).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
  },
}
export const InSpanish: Story = { ...Running, globals: { locale: 'es' } }
export const LongTexts: Story = {
  ...Failed,
  globals: { locale: 'de' },
}
