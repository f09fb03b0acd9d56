import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { toast } from './toast-queue.ts'
import { toastQueue } from './toast-region.tsx'

const onUndo = fn()

const meta = {
  title: 'Feedback/Toast',
  parameters: { parts: ['toast'] },
  beforeEach: () => () => toastQueue.clear(),
  render: () => (
    <Inline>
      <Button
        onPress={() => toast({ tone: 'success', title: 'Load started', description: 'renewals-october.csv' })}
      >
        Success
      </Button>
      <Button
        onPress={() =>
          toast({ tone: 'danger', title: 'The load stopped', description: 'Row 12 has no telephone.' })
        }
      >
        Error
      </Button>
      <Button
        onPress={() =>
          toast({ tone: 'neutral', title: 'Template deleted', action: { label: 'Undo', onPress: onUndo } })
        }
      >
        Undo
      </Button>
    </Inline>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Each tone has its own icon; long words wrap. */
export const Tones: Story = {
  render: () => (
    <Inline>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Button key={tone} onPress={() => toast({ tone, title: tone })}>
          {tone}
        </Button>
      ))}
      <Button onPress={() => toast({ tone: 'warning', title: longTexts.de, description: longTexts.es })}>
        Long
      </Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button)
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(longTexts.de)).toBeVisible()
  },
}

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    for (const name of ['Success', 'Error', 'Undo'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await page.findAllByRole('alertdialog')).toHaveLength(3)
  },
}

/** The action of a toast also dismisses it. */
export const Undone: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }))
    const message = within(await page.findByRole('alertdialog'))
    await userEvent.click(message.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalled()
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}
