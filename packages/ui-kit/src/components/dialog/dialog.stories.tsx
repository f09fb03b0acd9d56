import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Inline } from '#layouts/inline/inline.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    title: 'New field',
    description: 'It can be used in every template from now on.',
    trigger: <Button>Open</Button>,
    children: (
      <Stack>
        <TextField label="Name" name="name" />
        <TextField label="Code" name="code" />
      </Stack>
    ),
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button tone="primary" onPress={close}>
          Save
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible()
}

export const Open: Story = { play: open }
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Dialog key={size} {...args} size={size} trigger={<Button>{size === 'lg' ? 'Open' : size}</Button>} />
      ))}
    </Inline>
  ),
  play: open,
}

export const LongTexts: Story = {
  args: { title: longTexts.de, description: longTexts.es, size: 'sm', children: <p>{longTexts.de}</p> },
  play: open,
}

/** The focus moves in, Escape closes, and the focus returns. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await open(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await waitFor(() =>
      expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(page.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}
