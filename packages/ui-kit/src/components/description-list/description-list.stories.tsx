import type { Meta, StoryObj } from '@storybook/react-vite'
import { Status } from '#components/badge/badge.tsx'
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
export const Grid: Story = { args: { layout: 'grid' } }
