import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete the template “Renewals”?',
    children: 'Loads made with it stay. The template cannot be brought back.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onConfirm: fn(),
    trigger: <Button>Delete…</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A destructive action is confirmed in red. */
export const Tones: Story = {
  render: (args) => (
    <Inline>
      {(['primary', 'danger'] as const).map((tone) => (
        <ConfirmDialog key={tone} {...args} tone={tone} trigger={<Button>{tone}</Button>} />
      ))}
    </Inline>
  ),
}

/** While pending, with long words. */
export const States: Story = {
  args: { title: longTexts.de, children: longTexts.es, confirmLabel: longTexts.es, isPending: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible()
  },
}

/** The harmless button has the initial focus, and Escape does not confirm. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(async () => expect(await page.findByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
}

export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}
