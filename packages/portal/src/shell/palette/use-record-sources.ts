import { fields, loadActs as loads, projects, skills, templates, workflows } from '@portal/sdk/laia'
import { employeeGroups, employees, incidents, onlineAgents, roles, users } from '@portal/sdk/main'
import { useTranslation } from 'react-i18next'
import { useFamily, useSession } from '@portal/sdk/react'
import type { CallOptions } from '@portal/sdk'
import type { Command, CommandSource, IconId } from '@portal/ui-kit'
import { useRowSum } from '#patterns/load-rows.ts'
import { useLoadState } from '#patterns/load-status.tsx'
import type { Screen } from '#patterns/screen.ts'
import { useCan } from '#patterns/use-can.ts'
import { useNameOf } from '#patterns/use-name-of.ts'
import { reachable } from './use-page-commands.ts'

const perPage = 6

type Index<Row> = (
  ask: { search: string; perPage: number },
  options?: CallOptions,
) => Promise<{ readonly data: readonly Row[] }>

/** Results of one kind: the name of a row, and its part of the screen's URL. */
interface Kind<Row> {
  icon: IconId
  name: (row: Row) => string
  description?: (row: Row) => string
  params: (row: Row) => Record<string, string>
}

/** A source with the screen that shows its results; not queried without access to that screen. */
interface RecordSource extends CommandSource {
  readonly screen: string
}

/** The queried services while somebody types: only readable ones with a screen that shows the results. */
export function useRecordSources(screens: readonly Screen[]): CommandSource[] {
  const granted = useSession()?.userData.accessPermissions ?? []
  const open = new Set<string>(reachable(screens, granted).map(({ path }) => path))
  const isOpen = ({ screen }: RecordSource) => open.has(screen)
  // Accounts, employees and agents are the same people: use the accessible screen with the most content.
  const [people] = usePeopleSources().filter(isOpen)
  const others = [...useWorkSources(), ...useLoadSources()].filter(isOpen)
  return people === undefined ? others : [people, ...others]
}

function usePeopleSources(): RecordSource[] {
  const title = useTranslation('frame').t('palette.people')
  const name = ({ displayName }: { displayName: string }) => displayName
  return [
    source('people', title, '/users', useFamily(users).index, {
      ...{ icon: 'user', name, description: ({ username }) => username },
      params: ({ id }) => ({ user: id }),
    }),
    source('people', title, '/admin/empleados/empleados', useFamily(employees).index, {
      ...{ icon: 'user', name, params: ({ id }) => ({ employee: id }) },
    }),
    source('people', title, '/asignarCoordinador', useFamily(employees).index, {
      ...{ icon: 'user', name, params: ({ id }) => ({ employee: id }) },
    }),
    source('people', title, '/userOnline', useFamily(onlineAgents).index, {
      ...{ icon: 'user', name, params: ({ displayName }) => ({ search: displayName }) },
    }),
  ]
}

/** If a screen has no page per row, its list is searched. */
function useWorkSources(): RecordSource[] {
  const { t } = useTranslation('menu')
  const nameOf = useNameOf()
  const name = (row: { name: string }) => row.name
  const found = (row: { name: string }) => ({ search: row.name })
  return [
    source('incidents', t('screens.incidents'), '/incidencias', useFamily(incidents).index, {
      ...{ icon: 'warning', name: ({ title }) => title, params: ({ id }) => ({ incident: id }) },
    }),
    source('projects', t('screens.projects'), '/listProyectos', useFamily(projects).index, {
      ...{ icon: 'briefcase', name, params: found },
    }),
    source('skills', t('screens.skills'), '/subcampana-skill', useFamily(skills).index, {
      ...{ icon: 'network', name, params: (row) => ({ tab: 'skills', ...found(row) }) },
    }),
    source('workflows', t('screens.workflows'), '/workflow', useFamily(workflows).index, {
      ...{ icon: 'network', name: nameOf, params: ({ id }) => ({ workflow: id }) },
    }),
    source('roles', t('screens.roles'), '/roles', useFamily(roles).index, {
      ...{ icon: 'shield', name, params: ({ id }) => ({ role: id }) },
    }),
    source('groups', t('screens.employeeGroups'), '/grupos', useFamily(employeeGroups).index, {
      ...{ icon: 'users', name: nameOf, params: ({ id }) => ({ group: id }) },
    }),
  ]
}

function useLoadSources(): RecordSource[] {
  const { t } = useTranslation('frame')
  const can = useCan()
  const stateText = useLoadState()
  const sum = useRowSum()
  const name = (row: { name: string }) => row.name
  const all = [
    source('loads', t('palette.loads'), '/clustering/cargue', useFamily(loads).index, {
      ...{ icon: 'database', name, params: ({ id }) => ({ load: id }) },
      description: (load) => `${stateText(load)} · ${sum(load)}`,
    }),
    source('templates', t('palette.templates'), '/clustering/crearFormato', useFamily(templates).index, {
      ...{ icon: 'spreadsheet', name, params: ({ id }) => ({ id }) },
    }),
    source('fields', t('palette.fields'), '/creacionCamposGestion', useFamily(fields).index, {
      ...{ icon: 'sliders', name: ({ label }) => label, params: ({ label }) => ({ search: label }) },
    }),
  ]
  // The only screen that is accessible to more people than its list.
  const mayDesign = can('MENU_CREAR_FORMATO', 'MENU_PROCESAR_CARGUE', 'MENU_CARGUE_REGISTROS', 'CARGUE_VER')
  return all.filter(({ id }) => id !== 'templates' || mayDesign)
}

function source<Row extends { readonly id: string }>(
  id: string,
  title: string,
  screen: string,
  ask: Index<Row>,
  { icon, name, description, params }: Kind<Row>,
): RecordSource {
  const toCommand = (row: Row): Command => ({
    ...{ id: row.id, label: name(row), icon },
    ...(description === undefined ? {} : { description: description(row) }),
    href: `${screen}?${new URLSearchParams(params(row)).toString()}`,
  })
  const search: CommandSource['search'] = async (text, options) =>
    (await ask({ search: text, perPage }, options)).data.map(toCommand)
  return { id, title, screen, search }
}
