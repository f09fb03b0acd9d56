import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#components/badge/badge.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#components/button/button.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { PageHeader } from '#layouts/page-header/page-header.tsx'
import { Page } from './page.tsx'

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: {
    children: (
      <>
        <PageHeader
          title="Templates"
          description="How the columns of a file become the fields of a record."
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Home', href: '/' },
                { label: 'Loads', href: '/loads' },
                { label: 'Templates' },
              ]}
            />
          }
          meta={<Badge>12</Badge>}
          actions={
            <Button tone="primary" icon="plus">
              New template
            </Button>
          }
        />
        <Columns>
          <Card
            title="One"
            description="With a description"
            footer="And a foot"
            actions={<Button size="sm">Edit</Button>}
          >
            What the card is about.
          </Card>
          <Card title="Two">What the other card is about.</Card>
        </Columns>
      </>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Narrow: Story = { args: { width: 'narrow' } }
