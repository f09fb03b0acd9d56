import { useTranslation } from 'react-i18next'
import { roles } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Columns, ComboBox, EmptyState, LinkButton, Stack } from '@portal/ui-kit'
import { withWords } from '#patterns/address.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { RoleDifferences } from './role-differences.tsx'
import { useRoleOptions } from './use-role-options.ts'

/** Two roles side by side: permissions of only one, and of both (PAN-3). */
export function RoleComparison() {
  const { t } = useTranslation('roles')
  const [params, changeAddress] = useAddress()
  const ids = { compare: params.get('compare') ?? '', with: params.get('with') ?? '' }
  const choose = (name: 'compare' | 'with') => (id: string) =>
    changeAddress(withWords({ [name]: id }), { replace: true })
  return (
    <ScreenPage title={t('compare.title')} actions={<LinkButton href="/roles">{t('page.back')}</LinkButton>}>
      <Stack space="lg">
        <Columns>
          <RoleField label={t('compare.one')} id={ids.compare} onChange={choose('compare')} />
          <RoleField label={t('compare.other')} id={ids.with} onChange={choose('with')} />
        </Columns>
        <Card padding="none">
          <Compared one={ids.compare} other={ids.with} />
        </Card>
      </Stack>
    </ScreenPage>
  )
}

interface RoleFieldProps {
  label: string
  /** The chosen role; empty for none. */
  id: string
  onChange: (id: string) => void
}

function RoleField({ label, id: chosen, onChange }: RoleFieldProps) {
  const options = useRoleOptions()
  return (
    <ComboBox
      // The role in the URL appears in the input once its name is loaded.
      key={options === undefined ? 'waiting' : 'known'}
      label={label}
      options={options ?? []}
      isDisabled={options === undefined}
      value={chosen === '' ? null : chosen}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}

function Compared({ one: oneId, other: otherId }: { one: string; other: string }) {
  const { t } = useTranslation('roles')
  const one = useRole(oneId)
  const other = useRole(otherId)
  if (one === undefined || other === undefined) return <EmptyState title={t('compare.choose')} />
  return <RoleDifferences one={one} other={other} />
}

function useRole(id: string) {
  return useData(useFamily(roles).show, id === '' ? null : [id]).data
}
