import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search employees', onSubmit: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <SearchField label="Search employees" defaultValue="ruiz" />
      <SearchField label="Disabled: there is nobody yet" isDisabled isLabelVisible />
      <SearchField label={longTexts.de} isLabelVisible />
      <SearchField label={longTexts.es} />
    </Stack>
  ),
}

/** Enter submits the text, Escape clears it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'ruiz{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('ruiz')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}
