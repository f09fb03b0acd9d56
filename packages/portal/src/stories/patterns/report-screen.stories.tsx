import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars, Stat, type Filter } from '@portal/ui-kit'
import { ReportScreen } from '#patterns/report-screen/report-screen.tsx'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { absenceColumns } from '#stories/testing/absence-columns.tsx'
import { absenceKinds, type Absence } from '#stories/testing/absences.ts'
import { patternStories } from '#stories/testing/pattern-stories.tsx'
import type { PortalStoryProps } from '#stories/testing/portal-story.tsx'
import { useAbsences } from '#stories/testing/use-absences.ts'

const rules = { sorts: ['person', 'kind', 'from'], defaultSort: 'from', filters: ['kind'] } as const
const filters: readonly Filter[] = [
  {
    kind: 'one-of',
    id: 'kind',
    label: 'Kind',
    isAlwaysShown: true,
    options: absenceKinds.map((id) => ({ id, label: id })),
  },
]

function figuresOf(rows: readonly Absence[]) {
  const people = [...new Set(rows.map(({ person }) => person))]
  const daysOf = (person: string) =>
    rows.filter((row) => row.person === person).reduce((sum, { days }) => sum + days, 0)
  const days = rows.reduce((sum, row) => sum + row.days, 0)
  return {
    stats: [
      <Stat key="days" label="Days" icon="calendar" value={`${days}`} />,
      <Stat key="people" label="People" icon="users" value={`${people.length}`} />,
      <Stat key="absences" label="Absences" icon="flag" value={`${rows.length}`} />,
    ],
    chart: (
      <Bars
        label="Days by person"
        isLabelHidden
        rows={people}
        category={(person) => person.split(' ', 1)[0] ?? ''}
        series={[{ id: 'days', label: 'Days', value: daysOf }]}
      />
    ),
  }
}

function AbsenceReport() {
  const table = useTableQuery(rules)
  const { page, perPage, sort, search, filters: chosen } = table.query
  const ask = { sort, search, kind: chosen.kind }
  const { absences, list } = useAbsences({ ...ask, page, perPage })
  const { list: whole } = useAbsences({ ...ask, perPage: 100 })
  return (
    <ReportScreen
      title="Absences"
      text="How many days were taken, and by whom."
      table={table}
      filters={filters}
      summary={{ ...whole, data: whole.data?.data }}
      figures={figuresOf}
      chartTitle="Days by person"
      list={list}
      columns={absenceColumns}
      rowKey={({ id }) => id}
      pages={(options) => absences.pages(ask, options)}
      fileName="absences"
      empty={{ title: 'No absences', text: 'Nobody was away.' }}
    />
  )
}

const meta = {
  ...patternStories(
    'A question in the address, the few numbers that answer it, a chart of them, and the rows behind it, which can be exported as they are on the screen. A list that is worked on is a “Resource screen”.',
    () => <AbsenceReport />,
  ),
  title: 'Patterns/Report screen',
  args: { at: '/' },
} satisfies Meta<PortalStoryProps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader', { name: 'Lucía Núñez Peña' })
  },
}

/** The same link shows the same figures. */
export const FromALink: Story = { args: { at: '/?kind=Holiday&sort=-from' } }

export const NoneMatch: Story = { args: { at: '/?search=nobody' } }
