import { useTranslation } from 'react-i18next'
import type { BlacklistCheck, BlacklistHit } from '@portal/sdk'
import { Alert, Stack } from '@portal/ui-kit'

/** The result of a check: the deciding list comes first. */
export function CheckAnswer({ answer }: { answer: BlacklistCheck }) {
  const { t } = useTranslation('blacklists')
  const { value, isListed, hits, alike, stale } = answer
  return (
    <div role="status">
      <Stack space="sm">
        <Alert
          tone={isListed ? 'danger' : 'success'}
          title={t(isListed ? 'check.listed' : 'check.free', { value })}
        >
          {hits.map((hit) => (
            <Hit key={hit.entryId} hit={hit} />
          ))}
          {alike.length === 0 ? null : <p>{t('check.alike', { numbers: alike.join(', ') })}</p>}
        </Alert>
        {stale.map(({ id, name }) => (
          <Alert key={id} tone="warning" title={t('check.stale', { name })}>
            {t('check.staleText')}
          </Alert>
        ))}
      </Stack>
    </div>
  )
}

function Hit({ hit }: { hit: BlacklistHit }) {
  const { t } = useTranslation('blacklists')
  const { blacklist, channel, since, reason, expiresOn, campaign, skill } = hit
  const place = campaign ?? skill
  const parts = [
    `${blacklist.name} (${t(`entries.layers.${blacklist.layer}`)})`,
    t(`entries.channels.${channel}`),
    [
      t('check.since', { date: since, reason }),
      ...(expiresOn === null ? [] : [t('check.until', { date: expiresOn })]),
    ].join(', '),
    ...(place === null ? [] : [t('check.only', { name: place })]),
    t('check.applies'),
  ]
  return <p>{parts.join(' · ')}</p>
}
