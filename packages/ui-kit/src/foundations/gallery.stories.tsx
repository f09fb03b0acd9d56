import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '#components/alert/alert.tsx'
import { Avatar } from '#components/avatar/avatar.tsx'
import { Badge, Status } from '#components/badge/badge.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#components/button/button.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { ComboBox } from '#components/combo-box/combo-box.tsx'
import { DataTable } from '#components/data-table/data-table.tsx'
import { people } from '#components/data-table/people.ts'
import { DescriptionList } from '#components/description-list/description-list.tsx'
import { Disclosure } from '#components/disclosure/disclosure.tsx'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { FileUpload } from '#components/file-upload/file-upload.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Link } from '#components/link/link.tsx'
import { Meter } from '#components/meter/meter.tsx'
import { NumberField } from '#components/number-field/number-field.tsx'
import { OfflineBanner } from '#components/offline-banner/offline-banner.tsx'
import { Pagination } from '#components/pagination/pagination.tsx'
import { PasswordField } from '#components/password-field/password-field.tsx'
import { Progress } from '#components/progress/progress.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { SearchField } from '#components/search-field/search-field.tsx'
import { Select } from '#components/select/select.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { Stat } from '#components/stat/stat.tsx'
import { Switch } from '#components/switch/switch.tsx'
import { Tabs } from '#components/tabs/tabs.tsx'
import { TextArea } from '#components/text-area/text-area.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { Bars } from '#charts/bars/bars.tsx'
import { Sparkline } from '#charts/sparkline/sparkline.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { navGroups } from '#layouts/nav-menu/nav-groups.ts'
import { NavMenu } from '#layouts/nav-menu/nav-menu.tsx'
import { Stack } from '#layouts/stack/stack.tsx'

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
const options = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
]

const fields = (
  <Card title="Forms">
    <Columns>
      <TextField label="Name" placeholder="Such as Ana Ruiz" isRequired description="As on the contract." />
      <TextField label="With an error" defaultValue="abc" validate={() => 'Only figures are allowed.'} />
      <PasswordField label="Password" defaultValue="secret" />
      <NumberField label="Minutes" defaultValue={1234} />
      <Select label="Priority" options={options} defaultValue="high" />
      <ComboBox label="Coordinator" options={options} />
      <TextField label="Disabled" defaultValue="Not now" isDisabled />
      <TextField label="Read only" defaultValue="Not here" isReadOnly />
      <TextArea label="Reason" defaultValue="Because of the rain." />
      <SearchField label="Search" isLabelVisible />
      <RadioGroup
        label="Place"
        defaultValue="low"
        options={[
          { id: 'low', label: 'On site' },
          { id: 'high', label: 'At home', description: 'Two days a week' },
        ]}
      />
      <Stack space="sm">
        <Checkbox label="Ticked" defaultSelected />
        <Checkbox label="Some" isIndeterminate />
        <Checkbox label="Disabled" isDisabled />
        <Switch label="On" defaultSelected />
        <Switch label="Off" />
      </Stack>
    </Columns>
    <FileUpload label="Load file" accept={['.csv']} maxBytes={5_000_000} />
  </Card>
)

const actions = (
  <Card title="Actions and states">
    <Stack>
      <Inline>
        <Button tone="primary" icon="upload">
          Primary
        </Button>
        <Button>Neutral</Button>
        <Button tone="quiet">Quiet</Button>
        <Button tone="danger" icon="trash">
          Danger
        </Button>
        <Button tone="primary" isPending>
          At work
        </Button>
        <Button isDisabled>Disabled</Button>
        <IconButton icon="bell" label="Notifications" />
        <Link href="/guide">A link</Link>
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
        <Avatar name="Ana Ruiz" />
        <Avatar name="Berta Soler" />
        <Avatar name="Carlos Gil" />
      </Inline>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`An alert of the tone ${tone}`} isSilent>
          With a sentence that says more.
        </Alert>
      ))}
      <OfflineBanner isOffline />
    </Stack>
  </Card>
)

const data = (
  <Stack>
    <DataTable
      label="Employees"
      rows={people(5)}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={[
        { id: 'name', header: 'Name', rowHeader: true, sortable: true, cell: ({ name }) => name },
        { id: 'team', header: 'Team', cell: ({ team }) => team },
        { id: 'calls', header: 'Calls', align: 'end', sortable: true, cell: ({ calls }) => calls },
      ]}
      sort={{ column: 'name', direction: 'ascending' }}
      onSort={() => undefined}
      selected={new Set(['2'])}
      onSelect={() => undefined}
      rowActions={() => [{ items: [{ id: 'edit', label: 'Edit' }] }]}
      footer={
        <Pagination page={1} perPage={25} total={1240} onPage={() => undefined} onPerPage={() => undefined} />
      }
    />
    <Columns>
      <Card title="Figures">
        <Stack>
          <Stat
            label="Calls today"
            value="1,284"
            change={{ label: '12 %', direction: 'up', tone: 'success' }}
            chart={<Sparkline label="Rising" values={[3, 5, 4, 8, 9]} />}
          />
          <Progress label="renewals.csv" value={62} rate="1,250 rows/s" remaining="30 s" />
          <Meter label="Vacation days" value={14} max={23} valueLabel="14 of 23" />
          <DescriptionList
            items={[
              { term: 'Team', value: 'Renewals' },
              { term: 'Telephone', value: '' },
            ]}
          />
          <Skeleton lines={3} />
        </Stack>
      </Card>
      <Card title="Chart">
        <Bars
          label="Calls by hour"
          series={[
            { id: 'a', label: 'Answered', value: (at) => 40 + at * 20 },
            { id: 'b', label: 'Lost', value: (at) => at * 6 },
          ]}
          rows={[0, 1, 2, 3]}
          category={(at) => `${at + 8}`.padStart(2, '0')}
        />
      </Card>
    </Columns>
  </Stack>
)

const rest = (
  <Columns>
    <Card title="Navigation">
      <Stack>
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Loads' }]} />
        <Tabs
          label="Employee"
          items={[
            { id: 'data', label: 'Data', content: 'Name and address.' },
            { id: 'absences', label: 'Absences', count: 3 },
          ]}
        />
        <Disclosure title="More" defaultExpanded>
          What few people need.
        </Disclosure>
        <nav aria-label="Menu" data-region="nav">
          <NavMenu groups={navGroups} current="absences" />
        </nav>
      </Stack>
    </Card>
    <Card title="When there is nothing">
      <EmptyState kind="none-match" action={<Button>Clear the filters</Button>} />
      <ErrorState requestId="req-7f3a91" onRetry={() => undefined} />
    </Card>
  </Columns>
)

const meta = {
  title: 'Foundations/Gallery',
  render: () => (
    <Stack space="xl">
      {actions}
      {fields}
      {data}
      {rest}
    </Stack>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Everything on one page, checked for contrast in each theme. */
export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const SemiDark: Story = { globals: { theme: 'semi-dark' } }
export const Compact: Story = { globals: { density: 'compact' } }
