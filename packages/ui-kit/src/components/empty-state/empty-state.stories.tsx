import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
/** No data, no match, no permission: each says what to do next. */
export const Kinds: Story = {
  render: () => (
    <Stack space="xl">
      <EmptyState
        kind="none-yet"
        title="No loads yet"
        action={
          <Button tone="primary" icon="upload">
            Upload a file
          </Button>
        }
      >
        Upload a file with the records to call.
      </EmptyState>
      <EmptyState kind="none-match" action={<Button>Clear the filters</Button>} />
      <EmptyState kind="no-permission" />
    </Stack>
  ),
}

/** A custom title may be enough. */
export const TitleAlone: Story = {
  args: { title: 'All done', icon: 'check' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Data will appear/)).toBeNull()
  },
}

export const LongTexts: Story = {
  args: { title: longTexts.de, children: longTexts.es, action: <Button>{longTexts.es}</Button> },
}
