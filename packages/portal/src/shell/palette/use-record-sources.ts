import { fields, loads, templates } from '@portal/sdk/laia'
import { onlineAgents } from '@portal/sdk/main'
import { useTranslation } from 'react-i18next'
import { useFamily, useSession } from '@portal/sdk/react'
import type { CommandSource } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { useCan } from '#patterns/use-can.ts'
import { reachable } from './use-page-commands.ts'

const perPage = 6

/** What is asked of the services while somebody writes: only what they may read, and only where a screen shows it. */
export function useRecordSources(screens: readonly Screen[]): CommandSource[] {
  const { t } = useTranslation(['frame', 'menu'])
  const can = useCan()
  const granted = useSession()?.userData.accessPermissions ?? []
  const open = new Set<string>(reachable(screens, granted).map(({ path }) => path))
  const askLoads = useFamily(loads).index
  const askTemplates = useFamily(templates).index
  const askFields = useFamily(fields).index
  const askPeople = useFamily(onlineAgents).index
  const sources: (CommandSource & { screen: string; isAllowed: boolean })[] = [
    {
      id: 'loads',
      title: t('palette.loads'),
      screen: '/clustering/cargue',
      isAllowed: can('MENU_PROCESAR_CARGUE', 'MENU_EXPORTAR_CARGUE', 'CARGUE_VER'),
      search: async (search, options) =>
        (await askLoads({ search, perPage }, options)).data.map(({ id, name }) => ({
          id,
          label: name,
          icon: 'database',
          href: `/clustering/cargue?${new URLSearchParams({ load: id }).toString()}`,
        })),
    },
    {
      id: 'people',
      title: t('palette.people'),
      screen: '/userOnline',
      isAllowed: can('MENU_AGENTES_EN_LINEA'),
      search: async (search, options) =>
        (await askPeople({ search, perPage }, options)).data.map(({ id, displayName }) => ({
          id,
          label: displayName,
          icon: 'user',
          href: `/userOnline?${new URLSearchParams({ search: displayName }).toString()}`,
        })),
    },
    {
      id: 'templates',
      title: t('palette.templates'),
      screen: '/clustering/crearFormato',
      isAllowed: can('MENU_CREAR_FORMATO', 'MENU_PROCESAR_CARGUE', 'MENU_CARGUE_REGISTROS', 'CARGUE_VER'),
      search: async (search, options) =>
        (await askTemplates({ search, perPage }, options)).data.map(({ id, name }) => ({
          id,
          label: name,
          icon: 'spreadsheet',
          href: `/clustering/crearFormato?${new URLSearchParams({ id }).toString()}`,
        })),
    },
    {
      id: 'fields',
      title: t('palette.fields'),
      screen: '/creacionCamposGestion',
      isAllowed: can('MENU_CAMPOS_GESTION', 'CAMPOS_GESTION_VER'),
      search: async (search, options) =>
        (await askFields({ search, perPage }, options)).data.map(({ id, label }) => ({
          id,
          label,
          icon: 'sliders',
          href: `/creacionCamposGestion?${new URLSearchParams({ search: label }).toString()}`,
        })),
    },
  ]
  return sources.filter(({ screen, isAllowed }) => isAllowed && open.has(screen))
}
