import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { DuplicateGroupPage } from './duplicate-group.tsx'
import { DuplicateRules } from './duplicate-rules.tsx'
import { DuplicateSearchPage } from './duplicate-search.tsx'
import { DuplicateSearches } from './duplicate-searches.tsx'

/** The duplicate searches and rules, or the search or group in the URL. */
export function DuplicatesScreen() {
  const { t } = useTranslation(['duplicates', 'menu'])
  const [params] = useSearchParams()
  const [search, group] = [params.get('duplicateSearch'), params.get('group')]
  if (search !== null && group !== null)
    return <DuplicateGroupPage key={group} searchId={search} id={group} />
  if (search !== null) return <DuplicateSearchPage key={search} id={search} />
  return (
    <TabbedScreen
      title={t('menu:screens.duplicates')}
      tabs={[
        { id: 'searches', label: t('tabs.searches'), content: <DuplicateSearches /> },
        { id: 'rules', label: t('tabs.rules'), content: <DuplicateRules /> },
      ]}
    />
  )
}
