import { useTranslation } from 'react-i18next'
import type { Referring } from '@portal/sdk'
import { references } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { DescriptionList, Link, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { pathOf } from './paths.ts'

/** The uses of a row, by kind, with links to their lists. */
export function Uses({ family, id }: { family: string; id: string }) {
  const { t, i18n } = useTranslation(['reports', 'resource'])
  const { index } = useFamily(references)
  const { data, error, refresh } = useData(index, [{ family, id }])
  if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return <Skeleton lines={3} />
  if (data.length === 0) return <p>{t('resource:uses.none')}</p>
  // The families of the log: without a name of its own it is described in general.
  const nameOf = (kind: string) =>
    i18n.exists(`reports:families.${kind}`)
      ? (t as unknown as (key: string) => string)(`reports:families.${kind}`)
      : t('resource:uses.others')
  return (
    <DescriptionList items={data.map((one) => ({ term: nameOf(one.family), value: <Named {...one} /> }))} />
  )
}

function Named({ family, count, rows }: Referring) {
  const { t } = useTranslation('resource')
  const format = useFormat()
  const rest = count - rows.length
  const whole = { number: format.whole(rest) }
  return (
    <Stack space="xs">
      {rows.map(({ id, name }) => (
        <Place key={id} path={pathOf(family, name)} name={name} />
      ))}
      {rest <= 0 ? null : <span>{rows.length === 0 ? whole.number : t('uses.more', whole)}</span>}
    </Stack>
  )
}

function Place({ path, name }: { path: string | undefined; name: string }) {
  return path === undefined ? <span>{name}</span> : <Link href={path}>{name}</Link>
}
