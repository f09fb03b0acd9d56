import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blacklistEntries } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, SearchField } from '@portal/ui-kit'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabContext } from '#patterns/tabbed-screen/tab-place.ts'
import { BlacklistEntries } from './blacklist-entries.tsx'
import { CheckAnswer } from './check-answer.tsx'

/** “¿Está este número?” in the head, its answer, and below it all entries (LNE-3). */
export function BlacklistCheck() {
  const { t } = useTranslation('blacklists')
  const { check } = useFamily(blacklistEntries)
  const [asked, ask] = useState('')
  const { data, error } = useData(check, asked === '' ? null : [{ value: asked }])
  const place = useContext(TabContext)
  const box = (
    <SearchField
      label={t('check.label')}
      placeholder={t('check.label')}
      onSubmit={(value) => ask(value.trim())}
    />
  )
  return (
    <ScreenPage title={t('tabs.entries')} description={box}>
      {error === undefined ? null : (
        <Alert tone="danger">
          <Refusal error={error} />
        </Alert>
      )}
      {data === undefined || asked === '' ? null : <CheckAnswer answer={data} />}
      {/* Replaces the list's own description. */}
      <TabContext value={place && { ...place, about: null }}>
        <BlacklistEntries />
      </TabContext>
    </ScreenPage>
  )
}
