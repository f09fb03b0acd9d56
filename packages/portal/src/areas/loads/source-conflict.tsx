import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LoadSource, LoadSourceInput, Template } from '@portal/sdk'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { sourcesAddress } from './source-address.ts'

type Written = Omit<LoadSourceInput, 'password'>

interface SourceConflictProps {
  clash: { mine: Written; theirs: LoadSource } | undefined
  templates: readonly Pick<Template, 'id' | 'name'>[]
}

/** The conflict of two concurrent changes of a source. Passwords are never read, and not compared. */
export function SourceConflict({ clash, templates }: SourceConflictProps) {
  const navigate = useNavigate()
  const lines = useLines(templates)
  if (clash === undefined) return null
  return (
    <Suspense>
      <ConflictPart
        mine={lines(clash.mine)}
        theirs={lines(clash.theirs)}
        fields={[]}
        translate={asWritten}
        onKeepTheirs={() => void navigate(sourcesAddress)}
      />
    </Suspense>
  )
}

/** The fields of a source by label. */
function useLines(templates: SourceConflictProps['templates']) {
  const { t } = useTranslation('loadSources')
  const timeOf = ({ every, weekday, day, hour }: Written['schedule']) => ({
    [t('form.every')]: t(`form.everies.${every}`),
    [t('form.weekday')]: weekday == null ? null : t(`form.weekdays.d${weekday as 1}`),
    [t('form.day')]: day ?? null,
    [t('form.hour')]: `${String(hour).padStart(2, '0')}:00`,
  })
  return ({ name, templateId, kind, folder, pattern, afterwards, schedule, active, ...remote }: Written) => ({
    [t('form.name')]: name,
    [t('form.template')]: templates.find(({ id }) => id === templateId)?.name ?? templateId,
    [t('form.kind')]: t(`form.kinds.${kind}`),
    [t('form.folder')]: folder,
    [t('form.host')]: remote.host ?? null,
    [t('form.fingerprint')]: remote.fingerprint ?? null,
    [t('form.username')]: remote.username ?? null,
    [t('form.bucket')]: remote.bucket ?? null,
    [t('form.region')]: remote.region ?? null,
    [t('form.pattern')]: pattern,
    [t('form.afterwards')]: t(`form.ways.${afterwards}`),
    ...timeOf(schedule),
    [t('form.active')]: active,
  })
}

/** Both sides are keyed by label. */
const asWritten = (label: string): string => label
