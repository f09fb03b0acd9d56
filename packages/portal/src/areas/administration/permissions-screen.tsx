import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Skeleton, Tabs } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { PermissionList } from './permission-list.tsx'

const PermissionPage = lazy(async () => ({ default: (await import('./permission-page.tsx')).PermissionPage }))
const PermissionXRay = lazy(async () => ({
  default: (await import('./permission-x-ray.tsx')).PermissionXRay,
}))
const DangerousPairs = lazy(async () => ({ default: (await import('./dangerous-pairs.tsx')).DangerousPairs }))
const ConfigurationPart = lazy(async () => {
  // The names of families are shared with the log.
  const [file] = await Promise.all([import('./configuration-part.tsx'), loadPhrases('reports')])
  return { default: file.ConfigurationPart }
})

const views = ['list', 'xray', 'dangers', 'configuration'] as const

/**
 * The catalogue of permissions, the explanation of access, dangerous pairs, and the export (PAN-17, PAN-18,
 * N8).
 */
export function PermissionsScreen() {
  const { t } = useTranslation(['roles', 'menu'])
  const [params] = useSearchParams()
  const name = params.get('permission')
  const can = useCan()
  const offered = views.filter((id) => id !== 'configuration' || can('PERMISOS_EDITAR'))
  const view = offered.find((known) => known === params.get('view')) ?? 'list'
  const waiting = <Skeleton shape="block" height="20rem" />
  if (name !== null) {
    return (
      <Suspense fallback={waiting}>
        <PermissionPage key={name} name={name} />
      </Suspense>
    )
  }
  const parts = {
    list: <PermissionList />,
    xray: <PermissionXRay />,
    dangers: <DangerousPairs />,
    configuration: <ConfigurationPart />,
  }
  return (
    <ScreenPage title={t('menu:screens.permissions')} description={t('catalogue.text')} width="full">
      <Tabs
        label={t('menu:screens.permissions')}
        selected={view}
        items={offered.map((id) => ({
          id,
          label: t(`catalogue.tabs.${id}`),
          href: id === 'list' ? '/permisos' : `/permisos?view=${id}`,
          content: <Suspense fallback={waiting}>{parts[id]}</Suspense>,
        }))}
      />
    </ScreenPage>
  )
}
