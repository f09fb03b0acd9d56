import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#components/button/button.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterValues } from '#components/filter-bar/filter.ts'
import { Pagination } from '#components/pagination/pagination.tsx'
import { SavedViews } from '#components/saved-views/saved-views.tsx'
import type { SavedView } from '#components/saved-views/view.ts'
import { SearchField } from '#components/search-field/search-field.tsx'
import { AppLayout } from '#layouts/app-layout/app-layout.tsx'
import { navGroups } from '#layouts/nav-menu/nav-groups.ts'
import { NavMenu } from '#layouts/nav-menu/nav-menu.tsx'
import { PageHeader } from '#layouts/page-header/page-header.tsx'
import { Page } from '#layouts/page/page.tsx'
import { Topbar } from '#layouts/topbar/topbar.tsx'
import { DataTable } from './data-table.tsx'
import { askFor, people } from './people.ts'
import type { Sort } from './sort.ts'
import { actions, args, filters } from './story-table.tsx'

interface ListPageProps {
  /** Shown between the page header and the list. */
  before?: ReactNode
  /** The width of each column in CSS pixels. Defaults to fitting the content. */
  columnWidth?: number
}

const byName: Sort = { column: 'name', direction: 'ascending' }
const everybody: SavedView = { id: 'all', name: 'All', isBuiltIn: true }

const header = (
  <PageHeader
    title="Employees"
    description="Everybody who works here: their team, their state and their calls."
    actions={
      <Button tone="primary" icon="plus">
        New employee
      </Button>
    }
  />
)

/** A list as on a page of a portal: in its frame, with head, views, filters, and pages of 100 rows. */
export function ListPage({ before, columnWidth }: ListPageProps) {
  const [sort, setSort] = useState(byName)
  const [values, setValues] = useState<FilterValues>({})
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const [views, setViews] = useState([everybody])
  const [view, setView] = useState('all')
  const found = askFor(people(340), values, sort)
  const widths = { width: columnWidth ?? null, visible: true, pin: null }
  return (
    <AppLayout
      brand={() => <strong>Contact centre</strong>}
      nav={(nav) => <NavMenu groups={navGroups} current="agents" {...nav} />}
      topbar={
        <Topbar start={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Employees' }]} />} />
      }
    >
      <Page width="full">
        {header}
        {before}
        <SavedViews
          views={views}
          selected={view}
          isChanged={view === 'all' && sort !== byName}
          onSelect={setView}
          onDiscard={() => setSort(byName)}
          onSaveAs={({ name }) => {
            setViews([...views, { id: name, name }])
            setView(name)
          }}
        >
          <DataTable
            {...args}
            {...(columnWidth === undefined
              ? {}
              : { layout: args.columns.map(({ id }) => ({ ...widths, id })) })}
            rows={found.slice((page - 1) * 100, page * 100)}
            rowActions={actions}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelect={setSelected}
            total={found.length}
            toolbar={
              <FilterBar filters={filters} values={values} onChange={setValues}>
                <SearchField label="Search employees" />
              </FilterBar>
            }
            actions={<ExportMenu rows={found.length} onExport={fn()} />}
            footer={
              <Pagination page={page} perPage={100} total={found.length} onPage={setPage} onPerPage={fn()} />
            }
          />
        </SavedViews>
      </Page>
    </AppLayout>
  )
}
