import { useTranslation } from 'react-i18next'
import type { AbsenceTerms } from '@portal/sdk'
import { Badge, Button, Card, Inline, Stack, Status } from '@portal/ui-kit'
import { TermsList } from './terms-list.tsx'

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const

interface TermsCardProps {
  terms: AbsenceTerms
  /** Left out if the terms cannot be withdrawn. */
  onWithdraw?: () => void
}

/** The terms of a period, with their source. */
export function TermsCard({ terms, onWithdraw }: TermsCardProps) {
  const { t } = useTranslation('absences')
  const { validFrom: from, validUntil: until, state, agreement } = terms
  const title =
    until === null
      ? t(state === 'planned' ? 'terms.from' : 'terms.since', { from })
      : t('terms.between', { from, until })
  return (
    <Card title={title} level={3}>
      <Stack space="sm">
        <Inline>
          <Status tone={tones[state]} emphasis="quiet">
            {t(`terms.${state}`)}
          </Status>
          {agreement === '' ? null : <Badge>{agreement}</Badge>}
        </Inline>
        <TermsList terms={terms} />
        {onWithdraw === undefined ? null : (
          <Inline>
            <Button size="sm" onPress={onWithdraw}>
              {t('terms.withdraw')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
