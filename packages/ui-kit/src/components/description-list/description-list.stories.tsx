import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status } from '#components/badge/badge.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Stack } from '#layouts/stack/stack.tsx'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', value: 'Ana Ruiz' },
      { term: 'State', value: <Status tone="success">Active</Status> },
      { term: 'E-mail', value: 'ana.ruiz@a-company-with-a-rather-long-name.example.com' },
      { term: 'Telephone', value: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
/** Values next to their labels, or below them. */
export const Layouts: Story = {
  render: (args) => (
    <Stack space="xl">
      {(['rows', 'grid'] as const).map((layout) => (
        <DescriptionList key={layout} {...args} layout={layout} />
      ))}
    </Stack>
  ),
}

/** An unknown value is a dash; long words wrap on both sides. */
export const States: Story = {
  args: {
    items: [
      { term: 'Nothing', value: '' },
      { term: 'Long', value: longTexts.de },
      { term: longTexts.es, value: longTexts.es },
      { term: longTexts.de, value: 'Ana Ruiz' },
    ],
  },
}
