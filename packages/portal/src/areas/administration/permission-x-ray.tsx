import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Stack } from '@portal/ui-kit'
import { XRayAnswer } from './x-ray-answer.tsx'
import { askedKinds, XRayQuestion } from './x-ray-question.tsx'

/** Why somebody may open a screen or use an operation, or why not, and what would change it (N8). */
export function PermissionXRay() {
  const { t } = useTranslation('roles')
  const [params, setParams] = useSearchParams()
  const kind = askedKinds.find((known) => known === params.get('kind')) ?? 'screen'
  const userId = params.get('user')
  const target = params.get('target')
  const put = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  return (
    <Stack space="lg">
      <XRayQuestion kind={kind} userId={userId} target={target} onChange={put} />
      {userId === null || target === null ? (
        <p>{t('xray.choose')}</p>
      ) : (
        <XRayAnswer question={{ userId, [kind]: target }} />
      )}
    </Stack>
  )
}
