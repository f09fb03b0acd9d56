import { useTranslation } from 'react-i18next'
import { Stack } from '@portal/ui-kit'
import { withWords } from '#patterns/address.ts'
import { useAddress } from '#patterns/use-address.ts'
import { XRayAnswer } from './x-ray-answer.tsx'
import { askedKinds, XRayQuestion } from './x-ray-question.tsx'

/** Explains why a person may or may not use a screen or operation, and what would change it (N8). */
export function PermissionXRay() {
  const { t } = useTranslation('roles')
  const [params, changeAddress] = useAddress()
  const kind = askedKinds.find((known) => known === params.get('kind')) ?? 'screen'
  const userId = params.get('user')
  const target = params.get('target')
  const put = (words: Record<string, string | null>) => changeAddress(withWords(words), { replace: true })
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
