import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#components/badge/badge.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#components/button/button.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { PageHeader } from '#layouts/page-header/page-header.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Page } from './page.tsx'

const meta = {
  title: 'Layout/Page',
  component: Page,
  subcomponents: { PageHeader, Card },
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
export const Widths: Story = {
  render: ({ children }) => (
    <>
      {(['narrow', 'normal', 'full'] as const).map((width) => (
        <Page key={width} width={width}>
          {width === 'normal' ? children : <Card title={width}>{longTexts.es}</Card>}
        </Page>
      ))}
    </>
  ),
}

export const LongTexts: Story = {
  args: {
    children: (
      <>
        <PageHeader
          title={longTexts.de}
          description={longTexts.es}
          breadcrumbs={<Breadcrumbs items={[{ label: longTexts.es, href: '/' }, { label: longTexts.de }]} />}
          meta={<Badge>{longTexts.es}</Badge>}
          actions={<Button tone="primary">{longTexts.es}</Button>}
        />
        <Card
          title={longTexts.de}
          description={longTexts.es}
          footer={longTexts.es}
          actions={<Button>{longTexts.es}</Button>}
        >
          {longTexts.de}
        </Card>
      </>
    ),
  },
}
