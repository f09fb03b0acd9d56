import { useTranslation } from 'react-i18next'
import type { BlacklistEntryDetail } from '@portal/sdk'
import { Alert, Card, DescriptionList, Link, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The data of an entry, and its state. */
export function EntryFacts({ entry }: { entry: BlacklistEntryDetail }) {
  const { t } = useTranslation('blacklists')
  const format = useFormat()
  const { blacklist, kind, channel, origin, state, reason, evidence, requestedOn, expiresOn } = entry
  return (
    <Stack space="lg">
      {entry.removalId === null ? null : <Alert tone="warning">{t('entries.pending')}</Alert>}
      <DescriptionList
        items={[
          {
            term: t('entries.blacklist'),
            // A focusable element in every drawer, so that it can be scrolled by keyboard.
            value: (
              <Link href={`/listas/listaNegra?tab=lists&list=${blacklist.id}`}>
                {`${blacklist.name} (${t(`entries.layers.${blacklist.layer}`)})`}
              </Link>
            ),
          },
          { term: t('entries.kind'), value: t(`entries.kinds.${kind}`) },
          { term: t('entries.state'), value: t(`entries.states.${state}`) },
          { term: t('entries.channel'), value: t(`entries.channels.${channel}`) },
          { term: t('entries.reason'), value: reason },
          { term: t('entries.origin'), value: t(`entries.origins.${origin}`) },
          { term: t('entries.requestedOn'), value: requestedOn },
          { term: t('entries.expiresOn'), value: expiresOn ?? t('entries.noEnd') },
          { term: t('entries.evidence'), value: evidence ?? '—' },
        ]}
      />
      <Card title={t('entries.history')}>
        <DescriptionList
          items={entry.history.map((event) => ({
            term: `${t(`entries.events.${event.kind}`)} · ${format.dateTime(event.at)}`,
            value: [event.by.displayName, ...(event.reason === null ? [] : [event.reason])].join(': '),
          }))}
        />
      </Card>
    </Stack>
  )
}
