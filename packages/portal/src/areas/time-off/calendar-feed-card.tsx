import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarFeed } from '@portal/sdk'
import { calendarFeeds } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, DescriptionList, Inline, Stack, TextField, toast } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { Moment } from '#patterns/moment.tsx'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { useAttempt } from '#patterns/use-attempt.ts'

interface CalendarFeedCardProps {
  kind: CalendarFeed['kind']
  feed: CalendarFeed | undefined
}

/** One calendar feed: created, rotated and deleted here; its URL is shown only once. */
export function CalendarFeedCard({ kind, feed }: CalendarFeedCardProps) {
  const { t } = useTranslation('vacations')
  const family = useFamily(calendarFeeds)
  const create = useAttempt(family.create)
  const [url, setUrl] = useState<string>()
  const [asked, setAsked] = useState<'renew' | 'destroy'>()
  const name = t(`feeds.${kind}`)
  const make = async () => setUrl((await create({ kind }))?.value.url)
  const { operation, verb, inputs } = family.renew
  const renew = Object.assign(async (id: string) => setUrl((await family.renew(id)).url), {
    ...{ operation, verb, inputs },
  })
  const question = {
    ...{ subject: feed, onClose: () => setAsked(undefined), idOf: ({ id }: CalendarFeed) => id },
  }
  return (
    <Card title={name} description={t(`feeds.${kind}Text`)}>
      <Stack space="md">
        {url === undefined || feed === undefined ? null : <FreshAddress url={url} />}
        {feed === undefined ? <p>{t('feeds.none')}</p> : <FeedFacts feed={feed} />}
        {create.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={create.error} />
          </Alert>
        )}
        <Inline>
          {feed === undefined ? (
            <Button tone="primary" icon="plus" isPending={create.isPending} onPress={() => void make()}>
              {t('feeds.create')}
            </Button>
          ) : (
            <>
              <Button icon="refresh" onPress={() => setAsked('renew')}>
                {t('feeds.renew')}
              </Button>
              <Button icon="trash" onPress={() => setAsked('destroy')}>
                {t('feeds.destroy')}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      {asked === undefined ? null : (
        <ConfirmAction
          {...question}
          title={() => t(`feeds.${asked}Title`, { name })}
          text={() => t(`feeds.${asked}Text`)}
          confirmLabel={t(`feeds.${asked}`)}
          act={asked === 'renew' ? renew : family.destroy}
          done={t(asked === 'renew' ? 'feeds.renewed' : 'feeds.destroyed')}
          onDone={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}

function FeedFacts({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('vacations')
  const { createdAt, renewedAt, lastFetchedAt } = feed
  return (
    <DescriptionList
      items={[
        { term: t('feeds.createdAt'), value: <Moment at={createdAt} /> },
        ...(renewedAt === null ? [] : [{ term: t('feeds.renewedAt'), value: <Moment at={renewedAt} /> }]),
        {
          term: t('feeds.lastFetchedAt'),
          value: lastFetchedAt === null ? t('feeds.never') : <Moment at={lastFetchedAt} />,
        },
      ]}
    />
  )
}

function FreshAddress({ url }: { url: string }) {
  const { t } = useTranslation('vacations')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast({ tone: 'success', title: t('feeds.copied') })
  }
  return (
    <Alert tone="warning" title={t('feeds.once')}>
      <Stack space="sm">
        <p>{t('feeds.onceText')}</p>
        <TextField label={t('feeds.address')} value={url} isReadOnly />
        <Inline>
          <Button icon="copy" onPress={() => void copy()}>
            {t('feeds.copy')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
