import { Avatar, Badge, DescriptionList, Inline, Meter, Stat, Status } from '@portal/ui-kit'
import type { Advice } from './advice.ts'

export const data = {
  DataTable: {
    do: [
      'Name each row by one column, and let that open the row: its page, or its form.',
      'Make it the last part of its page: then its rows scroll, and the page does not.',
      'Show five to eight columns at first; the reader can add the rest.',
      'Keep page, order and filters in the address.',
    ],
    dont: [
      'Put several acts into each row: one menu holds them.',
      'Use it to lay things out: that is a DescriptionList or Columns.',
    ],
  },
  FilterBar: {
    do: [
      'Show the two or three filters that most people use; the others wait in the menu.',
      'Leave it the width it has: on a phone it becomes one button.',
    ],
    dont: ['Apply half a filter: a period has two ends.', 'Forget the filters when somebody comes back.'],
  },
  SavedViews: {
    do: ['Call a view by what it shows: “Absent this week”.', 'Let everything be the first.'],
    dont: ['Save by itself: people say when.', 'Make parts of a page of it: those are Tabs.'],
  },
  ColumnChooser: {
    do: ['Offer it with every table of more than five columns.'],
    dont: ['Let the column that names the row be hidden.'],
  },
  OrderList: {
    do: ['Use it where the order is what people decide.', 'Say what comes first.'],
    dont: ['Use it to sort: a table does that by a press.', 'Use it for hundreds of lines.'],
  },
  BulkBar: {
    do: [
      'Say how many are selected, and let all that match be a second, visible step.',
      'Tell which ones failed.',
    ],
    dont: ['Offer acts that fit none of the selected.'],
  },
  ExportMenu: {
    do: ['Export what is on the screen: its columns, its filters, its words.'],
    dont: ['Export ids where people see names.', 'Export only the page in sight.'],
  },
  Badge: {
    do: ['Use it for a word or a count that belongs to something.'],
    dont: ['Let its colour say it: the word does.', 'Make a button of it.'],
    example: {
      do: () => <Badge tone="warning">3 with errors</Badge>,
      dont: () => (
        <Inline>
          <Badge tone="success">Load</Badge>
          <Badge tone="danger">Load</Badge>
        </Inline>
      ),
    },
  },
  Status: {
    do: ['Say the state in one word, the same one everywhere.', 'Keep red for what somebody must mend.'],
    dont: ['Use it for what is no state, such as a team.'],
    example: {
      do: () => <Status tone="success">Finished</Status>,
      dont: () => <Status tone="danger">Sales team</Status>,
    },
  },
  Avatar: {
    do: ['Mark it as decorative where the name stands beside it.'],
    dont: ['Show it without a name anywhere.', 'Use it for things.'],
    example: {
      do: () => (
        <Inline>
          <Avatar name="Ana Ruiz" isDecorative />
          <span>Ana Ruiz</span>
        </Inline>
      ),
      dont: () => <Avatar name="Sales report" />,
    },
  },
  Stat: {
    do: ['Say the figure, what it counts, and since when it has changed.', 'Show at most six side by side.'],
    dont: ['Call more calls good by green alone: say it.', 'Show figures that nobody acts on.'],
    example: {
      do: () => (
        <Stat
          label="Calls answered today"
          value="1,204"
          change={{ label: '4% more than last Friday', direction: 'up', tone: 'success' }}
        />
      ),
      dont: () => <Stat label="Total" value="1204.33333" />,
    },
  },
  Tile: {
    do: [
      'Say in words what the figure means; the tone only repeats it.',
      'Lead to the rows that were counted.',
    ],
    dont: ['Show a figure without a place behind it: that is a Stat.', 'Show more than four side by side.'],
  },
  LinkList: {
    do: ['Keep room for as many lines as there may be.', 'Say in the room that there is nothing.'],
    dont: ['Use it for rows that are compared, ordered or filtered: that is a DataTable.'],
  },
  Meter: {
    do: ['Use it for an amount within known bounds: days taken of those there are.'],
    dont: ['Use it for something that goes on: that is a Progress.'],
    example: {
      do: () => <Meter label="Holidays taken" value={14} max={22} valueLabel="14 of 22 days" />,
      dont: () => <Meter label="Uploading" value={40} />,
    },
  },
  DescriptionList: {
    do: ['Use it for the facts of one thing, the most asked for first.'],
    dont: ['Use it for several things: that is a table.', 'Leave facts out because they are empty.'],
    example: {
      do: () => (
        <DescriptionList
          items={[
            { term: 'Team', value: 'Sales' },
            { term: 'Since', value: '3 November 2026' },
          ]}
        />
      ),
      dont: () => <DescriptionList items={[{ term: 'Ana', value: 'Sales, since 2026, 40 hours, Madrid' }]} />,
    },
  },
  YearPlanner: {
    do: ['Show what a person has and asks for in one year, with a reason at days that cannot be chosen.'],
    dont: [
      'Show several people: that is a TeamPlanner.',
      'Let colour alone tell kinds apart: give each a sign.',
    ],
  },
  MonthCalendar: {
    do: ['Show what each day of one month was, and lead from a day to what is behind it.'],
    dont: ['Choose a day with it: that is a Calendar.', 'Write more below a day than one short figure.'],
  },
  TeamPlanner: {
    do: ['Answer who is away when; open a day for the rest.', 'Give each kind a sign beside its colour.'],
    dont: ['Show more than a month on a screen.', 'Make it the only way to ask for a day.'],
  },
  Timer: {
    do: ['Show how long something has gone on, and let it be read out on demand.'],
    dont: ['Announce every second.', 'Show seconds where minutes count.'],
  },
  Countdown: {
    do: ['Show how long there is still, and say when it ends.'],
    dont: ['Hurry people where nothing happens at the end.'],
  },
  PermissionMatrix: {
    do: ['Show where a right comes from.', 'Let people see what would change before they save.'],
    dont: ['Save with every tick.', 'Use it for records: that is a DataTable.'],
  },
  KanbanBoard: {
    do: ['Use it for work that goes through three to six stages.', 'Say why a column takes no more.'],
    dont: ['Make dragging the only way.', 'Fill a column with hundreds: a list with a filter is quicker.'],
  },
  Tree: {
    do: ['Use it for what truly hangs together: groups in groups.', 'Open what holds the selected one.'],
    dont: ['Use it for a menu: that is NavMenu.', 'Hang more than about five levels.'],
  },
  OrgChart: {
    do: ['Begin with the branch of the reader, and let them search for names.'],
    dont: ['Use it to manage people: a DataTable does that.'],
  },
  Chat: {
    do: ['Send with Enter, keep what failed, and say that it failed.', 'Show where the new ones begin.'],
    dont: ['Scroll away from what is being read.', 'Use it for notices: those are NotificationList.'],
  },
  PdfView: {
    do: ['Give it a title that says what the document is; the download is always there.'],
    dont: [
      'Show it on a phone: people there want the file.',
      'Put anything into a PDF that could be a page.',
    ],
  },
} satisfies Record<string, Advice>
