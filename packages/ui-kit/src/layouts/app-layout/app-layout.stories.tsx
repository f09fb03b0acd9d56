import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '#components/avatar/avatar.tsx'
import { Badge } from '#components/badge/badge.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { Progress } from '#components/progress/progress.tsx'
import { Stat } from '#components/stat/stat.tsx'
import { Bars } from '#charts/bars/bars.tsx'
import { Sparkline } from '#charts/sparkline/sparkline.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { NavMenu } from '#layouts/nav-menu/nav-menu.tsx'
import { navGroups } from '#layouts/nav-menu/nav-groups.ts'
import { PageHeader } from '#layouts/page-header/page-header.tsx'
import { Page } from '#layouts/page/page.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { KitProvider } from '#provider/kit-provider.tsx'
import { Topbar } from '#layouts/topbar/topbar.tsx'
import { AppLayout } from './app-layout.tsx'

const topbar = (
  <Topbar
    start={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Dashboard' }]} />}
    end={
      <>
        <IconButton icon="search" label="Search" />
        <IconButton icon="bell" label="Notifications" />
        <MenuButton
          label="Theme"
          icon="sun"
          isIconOnly
          sections={[
            { items: [{ id: 'light', label: 'Light' }], selected: 'light', onSelect: () => undefined },
          ]}
        />
        <Avatar name="Ana Ruiz" />
      </>
    }
  />
)

const dashboard = (
  <Page>
    <PageHeader
      title="Dashboard"
      description="What happens in the contact centre at this moment."
      meta={<Badge tone="success">Live</Badge>}
      actions={
        <>
          <Button icon="download">Export</Button>
          <Button tone="primary" icon="upload">
            New load
          </Button>
        </>
      }
    />
    <Columns count={4} collapseBelow="md">
      <Card>
        <Stat
          label="Calls today"
          icon="phone"
          value="1,284"
          change={{ label: '12 %', direction: 'up', tone: 'success' }}
          description="than yesterday"
          chart={<Sparkline label="Calls, rising" values={[3, 5, 4, 8, 9, 7, 11, 12, 10, 14]} />}
        />
      </Card>
      <Card>
        <Stat
          label="Mean wait"
          icon="clock"
          value="38"
          unit="s"
          change={{ label: '9 s', direction: 'up', tone: 'danger' }}
          description="than yesterday"
          chart={<Sparkline label="Mean wait, rising" colour={2} values={[20, 24, 22, 30, 28, 35, 33, 38]} />}
        />
      </Card>
      <Card>
        <Stat label="Agents online" icon="headset" value="64" unit="of 80" description="6 on a break" />
      </Card>
      <Card>
        <Stat label="Open tickets" icon="ticket" value="212" description="18 urgent" />
      </Card>
    </Columns>
    <Columns collapseBelow="md">
      <Card title="Calls by hour" description="Today">
        <Bars
          label="Calls by hour"
          isLabelHidden
          rows={['08', '09', '10', '11', '12', '13', '14', '15'].map((hour, at) => ({
            hour,
            answered: [42, 88, 132, 140, 121, 76, 64, 110][at] ?? 0,
            lost: [3, 9, 21, 18, 12, 4, 6, 14][at] ?? 0,
          }))}
          category={({ hour }) => hour}
          series={[
            { id: 'answered', label: 'Answered', value: ({ answered }) => answered },
            { id: 'lost', label: 'Lost', value: ({ lost }) => lost },
          ]}
        />
      </Card>
      <Card title="Loads" description="Running now">
        <Stack>
          <Progress label="renewals-october.csv" value={62} rate="1,250 rows/s" remaining="30 s" />
          <Progress label="retention-madrid.csv" value={18} rate="980 rows/s" remaining="4 min" />
          <Progress label="survey.csv" />
        </Stack>
      </Card>
    </Columns>
  </Page>
)

const meta = {
  title: 'Layout/AppLayout',
  component: AppLayout,
  subcomponents: { Topbar, KitProvider },
  parameters: { layout: 'fullscreen' },
  args: {
    brand: ({ isCollapsed }) => (
      <>
        <Icon id="headset" size="lg" />
        {isCollapsed ? null : <strong>Contact centre</strong>}
      </>
    ),
    nav: (state) => <NavMenu groups={navGroups} current="dashboard" {...state} />,
    topbar,
    children: dashboard,
  },
} satisfies Meta<typeof AppLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { tags: ['visual'], globals: { theme: 'semi-dark' } }
export const Collapsed: Story = { args: { isNavCollapsed: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The first tab stop is the skip link past the menu. */
export const SkipsToThePage: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus(),
    )
  },
}

/** For reading from a distance: only the page, at twice the size. */
export const OnAWall: Story = {
  args: { isWall: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Notifications' })).toBeNull()
    const isWide = window.matchMedia('(min-width: 992px)').matches
    await expect(getComputedStyle(document.documentElement).fontSize).toBe(isWide ? '32px' : '16px')
  },
}

/** Uncontrolled: the layout stores the choice itself. */
export const CollapsesAtAPress: Story = {
  render: function Render(args) {
    const [isCollapsed, setCollapsed] = useState(false)
    return <AppLayout {...args} isNavCollapsed={isCollapsed} onNavCollapsed={setCollapsed} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const wide = canvas.queryByRole('button', { name: 'Collapse the menu' })
    if (wide === null) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
      const page = within(canvasElement.ownerDocument.body)
      await expect(await page.findByRole('dialog', { name: 'Main menu' })).toBeVisible()
      return
    }
    await userEvent.click(wide)
    await expect(canvas.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}
